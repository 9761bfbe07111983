package app

import "maps"

// Others change the page, too: a browser that translates it replaces texts, joins them, and
// moves or copies elements. What it has done stays until the program changes an element that
// it is about: then that is drawn anew, by the nodes that are the program's.

// settle puts the children of an element, and the element itself, back into place before they or
// its attributes change.
func settle(v UI) {
	for ; v.parent() != nil; v = v.parent() { // but of the body not all children are the program's
		element, ok := v.(HTML)
		if !ok {
			continue
		}
		if !inPlace(element) {
			putInPlace(element.JSValue(), element.body())
		}
		if element.JSValue().Get("isConnected").Bool() {
			return
		}
	}
}

// changes reports whether an update changes the attributes or the children of an element,
// rather than what is in these.
func (m nodeManager) changes(v, new HTML) bool {
	children, newChildren := v.body(), new.body()
	if len(children) != len(newChildren) || !maps.Equal(v.attrs(), new.attrs()) {
		return true
	}
	for i, child := range children {
		t, isText := child.(*text)
		if !m.CanUpdate(child, newChildren[i]) || isText && t.value != newChildren[i].(*text).value {
			return true
		}
	}
	return false
}

// inPlace reports whether the children of an element are in it. Beside a text there must be
// nothing else, which could be what the text was before.
func inPlace(v HTML) bool {
	texts := false
	for _, child := range v.body() {
		if !child.JSValue().Get("parentNode").Equal(v.JSValue()) {
			return false
		}
		_, isText := child.(*text)
		texts = texts || isText
	}
	return !texts || v.JSValue().Get("childNodes").Length() == len(v.body())
}

// putInPlace makes children all that is in an element, in their order. Those that are in
// place are not moved, which would end focus and motion.
func putInPlace(element Value, children []UI) {
	at := element.firstChild()
	drop := func() {
		next := at.Get("nextSibling")
		at.Call("remove")
		at = next
	}
	for _, child := range children {
		if t, ok := child.(*text); ok {
			t.JSValue().setNodeValue(t.value)
		}
		if node := child.JSValue(); !node.Get("parentNode").Equal(element) {
			element.Call("insertBefore", node, at)
			continue
		}
		for !at.Equal(child.JSValue()) {
			drop()
		}
		at = at.Get("nextSibling")
	}
	for at.Truthy() {
		drop()
	}
}

package app

// The first drawing takes over the nodes that the page has: each of its nodes is the
// next one of the page, if that is alike, and is brought in line; else it is made. So
// focus, selection and animations stay.

// takeover is where the first drawing is in the page: at each depth, the next node that
// has not been taken. It is null behind the last one, and in elements that were made.
type takeover []Value

// taking is the takeover while the first drawing is mounted.
var taking takeover

func (t takeover) next() Value { return t[len(t)-1] }

// advance goes behind the next node and returns it.
func (t takeover) advance() Value {
	node := t.next()
	t[len(t)-1] = node.Get("nextSibling")
	return node
}

// takeOver mounts the first drawing with what the page has from a node on.
func takeOver(from Value, mount func() (UI, error)) (UI, error) {
	taking = takeover{from}
	defer func() { taking = nil }()
	return mount()
}

// takeElement returns the next node, if it is an element of that name, and goes into
// it; takeText must not be called for what is behind before leave is.
func takeElement(name string) (Value, bool) {
	if taking == nil {
		return nil, false
	}
	if next := taking.next(); next.Truthy() && next.Get("localName").Equal(ValueOf(name)) {
		element := taking.advance()
		taking = append(taking, element.firstChild())
		return element, true
	}
	taking = append(taking, Null())
	return nil, false
}

// leave drops what is left in the element, and goes back to what is behind it.
func leave() {
	if taking == nil {
		return
	}
	for taking.next().Truthy() {
		taking.advance().Call("remove")
	}
	taking = taking[:len(taking)-1]
}

// takeText returns the next node with that text, if it is one of text.
func takeText(value string) (Value, bool) {
	const textNode = 3 // the nodeType
	if taking == nil || !taking.next().Truthy() || taking.next().Get("nodeType").Int() != textNode {
		return nil, false
	}
	node := taking.advance()
	if node.Get("nodeValue").String() != value {
		node.setNodeValue(value)
	}
	return node, true
}

// takeAttributes gives an element of the page these attributes, and no others.
func takeAttributes(element Value, wanted attributes) {
	names := element.Call("getAttributeNames")
	for i := range names.Length() {
		name := names.Index(i).String()
		if _, ok := wanted[name]; !ok {
			element.delAttr(name)
		}
	}
	for name, value := range wanted {
		if had := element.Call("getAttribute", name); !had.Equal(ValueOf(value)) {
			setJSAttribute(element, name, value)
		}
	}
}

// place puts a child where it belongs in its parent, unless it was taken from there.
func place(parent Value, child Wrapper) {
	node := child.JSValue()
	switch {
	case taking == nil:
		parent.appendChild(child)
	case !node.Get("parentNode").Equal(parent):
		parent.Call("insertBefore", node, taking.next())
	}
}

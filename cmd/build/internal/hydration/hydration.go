// Package hydration has go-app draw on a page that is not its own alone. The first drawing
// takes over the nodes of the page, as it was prerendered, so that focus, selection and
// motion stay: go-app replaces them. Later ones draw anew what a browser that translates
// has replaced or moved: go-app would change what is no longer seen, or stop.
package hydration

import (
	_ "embed"

	"ketword/cmd/build/internal/lite"
)

//go:embed _goapp/takeover.go
var takeover []byte

//go:embed _goapp/inplace.go
var inPlace []byte

// Feature is what go-app is given: files, and edits that call them where it makes nodes and
// changes them.
var Feature = lite.Feature{Files: map[string][]byte{"pkg/app/takeover.go": takeover, "pkg/app/inplace.go": inPlace}, Edits: []lite.Edit{
	{What: "the first drawing", File: "pkg/app/engine.go", Old: `	body, err := e.nodes.Update(e.baseContext(), e.body, Body().privateBody(v))
`, New: `	body, err := takeOver(e.body.JSValue().firstElementChild(), func() (UI, error) {
		return e.nodes.Update(e.baseContext(), e.body, Body().privateBody(v))
	})
`, Times: 1},
	{What: "elements of the page", File: "pkg/app/node.go", Old: `	jsElement, _ := Window().createElement(v.Tag(), v.XMLNamespace())
	v = v.setJSElement(jsElement)
	m.mountHTMLAttributes(ctx, v)
`, New: `	jsElement, taken := takeElement(v.Tag(), v.attrs())
	if taken {
		v = v.setJSElement(jsElement)
	} else {
		jsElement, _ = Window().createElement(v.Tag(), v.XMLNamespace())
		v = v.setJSElement(jsElement)
		m.mountHTMLAttributes(ctx, v)
	}
`, Times: 1},
	{What: "children of elements", File: "pkg/app/node.go", Old: `		children[i] = child
		v.JSValue().appendChild(child)
	}

	return v, nil
`, New: `		children[i] = child
		if taking == nil {
			v.JSValue().appendChild(child)
		}
	}
	leave(v.JSValue(), children)
	return v, nil
`, Times: 1},
	{What: "text of the page", File: "pkg/app/node.go", Old: `	v.jsvalue = Window().createTextNode(v.value)
	return v, nil
`, New: `	if node, taken := takeText(v.value); taken {
		v.jsvalue = node
	} else {
		v.jsvalue = Window().createTextNode(v.value)
	}
	return v, nil
`, Times: 1},
	{What: "elements that are where they were", File: "pkg/app/node.go", Old: `		v.JSValue().replaceChild(newChild, child)
		newChild = newChild.setParent(v)
`, New: `		if !newChild.JSValue().Equal(child.JSValue()) {
			v.JSValue().replaceChild(newChild, child)
		}
		newChild = newChild.setParent(v)
`, Times: 1},
	{What: "elements that change", File: "pkg/app/node.go", Old: `	attrs := v.attrs()
	newAttrs := new.attrs()
	if attrs == nil`, New: `	if m.changes(v, new) {
		settle(v)
	}
	attrs := v.attrs()
	newAttrs := new.attrs()
	if attrs == nil`, Times: 1},
	{What: "components that become another element", File: "pkg/app/node.go", Old: `				parent.JSValue().replaceChild(newRoot, root)
`, New: `				settle(parent)
				parent.JSValue().replaceChild(newRoot, root)
`, Times: 1},
}}

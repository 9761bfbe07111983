package goapp

import "embed"

// added are the files that go-app is given.
//
//go:embed _added
var added embed.FS

// additions have go-app call them, where it makes nodes and changes them.
var additions = []edit{
	{"hydration", "The first drawing takes over the nodes of the prerendered page (takeover.go), so that focus, selection and motion stay: go-app replaces them.", []change{
		{"pkg/app/engine.go", `	body, err := e.nodes.Update(e.baseContext(), e.body, Body().privateBody(v))
`, `	body, err := takeOver(e.body.JSValue().firstElementChild(), func() (UI, error) {
		return e.nodes.Update(e.baseContext(), e.body, Body().privateBody(v))
	})
`, 1},
		{"pkg/app/node.go", `	jsElement, _ := Window().createElement(v.Tag(), v.XMLNamespace())
	v = v.setJSElement(jsElement)
	m.mountHTMLAttributes(ctx, v)
`, `	jsElement, taken := takeElement(v.Tag(), v.attrs())
	if taken {
		v = v.setJSElement(jsElement)
	} else {
		jsElement, _ = Window().createElement(v.Tag(), v.XMLNamespace())
		v = v.setJSElement(jsElement)
		m.mountHTMLAttributes(ctx, v)
	}
`, 1},
		{"pkg/app/node.go", `		children[i] = child
		v.JSValue().appendChild(child)
	}

	return v, nil
`, `		children[i] = child
		if taking == nil {
			v.JSValue().appendChild(child)
		}
	}
	leave(v.JSValue(), children)
	return v, nil
`, 1},
		{"pkg/app/node.go", `	v.jsvalue = Window().createTextNode(v.value)
	return v, nil
`, `	if node, taken := takeText(v.value); taken {
		v.jsvalue = node
	} else {
		v.jsvalue = Window().createTextNode(v.value)
	}
	return v, nil
`, 1},
		{"pkg/app/node.go", `		v.JSValue().replaceChild(newChild, child)
		newChild = newChild.setParent(v)
`, `		if !newChild.JSValue().Equal(child.JSValue()) {
			v.JSValue().replaceChild(newChild, child)
		}
		newChild = newChild.setParent(v)
`, 1},
	}},
	{"translated pages", "A browser that translates replaces and moves nodes. What changes is drawn anew (inplace.go): go-app would change what is no longer seen, or stop.", []change{
		{"pkg/app/node.go", `	attrs := v.attrs()
	newAttrs := new.attrs()
	if attrs == nil`, `	if m.changes(v, new) {
		settle(v)
	}
	attrs := v.attrs()
	newAttrs := new.attrs()
	if attrs == nil`, 1},
		{"pkg/app/node.go", `				parent.JSValue().replaceChild(newRoot, root)
`, `				settle(parent)
				parent.JSValue().replaceChild(newRoot, root)
`, 1},
	}},
}

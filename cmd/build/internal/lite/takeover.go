package lite

import _ "embed"

// takeoverFile is a file that go-app does not have.
const takeoverFile = "pkg/app/takeover.go"

// takeoverSource lets the first drawing take over the nodes of the page, which go-app
// replaces.
//
//go:embed _goapp/takeover.go
var takeoverSource []byte

// takeoverEdits have go-app take nodes over where it makes them.
var takeoverEdits = []edit{
	{"the first drawing", "pkg/app/engine.go", `	body, err := e.nodes.Update(e.baseContext(), e.body, Body().privateBody(v))
`, `	body, err := takeOver(e.body.JSValue().firstElementChild(), func() (UI, error) {
		return e.nodes.Update(e.baseContext(), e.body, Body().privateBody(v))
	})
`, 1},
	{"elements of the page", "pkg/app/node.go", `	jsElement, _ := Window().createElement(v.Tag(), v.XMLNamespace())
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
	{"children of elements", "pkg/app/node.go", `		children[i] = child
		v.JSValue().appendChild(child)
	}

	return v, nil
`, `		children[i] = child
		putIn(v.JSValue(), child)
	}
	leave()
	return v, nil
`, 1},
	{"text of the page", "pkg/app/node.go", `	v.jsvalue = Window().createTextNode(v.value)
	return v, nil
`, `	if node, taken := takeText(v.value); taken {
		v.jsvalue = node
	} else {
		v.jsvalue = Window().createTextNode(v.value)
	}
	return v, nil
`, 1},
	{"elements that are where they were", "pkg/app/node.go", `		v.JSValue().replaceChild(newChild, child)
		newChild = newChild.setParent(v)
`, `		if !newChild.JSValue().Equal(child.JSValue()) {
			v.JSValue().replaceChild(newChild, child)
		}
		newChild = newChild.setParent(v)
`, 1},
}

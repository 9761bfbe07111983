package app

import (
	"strconv"
	"strings"
)

// The first drawing takes over the nodes that the page has: each of its nodes is the
// next one of the page, if that is alike, and is brought in line; else it is made. So
// focus, selection and animations stay.

// takeover is the state of the first drawing, which takes over the page's nodes.
type takeover struct {
	nodes  Value // of the page, in its order
	within []place
	drawn  int // elements
}

// place is how far the first drawing has come among the children of one node.
type place struct {
	left  []pageNode // that have not been taken over
	other bool       // some are not as the page had them
}

type pageNode struct {
	index      int    // among all
	name       string // of an element; textName of a text
	text       string
	attributes attributes
	children   []pageNode
}

const textName = "#text"

// taking is the takeover while the first drawing is mounted.
var taking *takeover

// takeOver mounts the first drawing with what the page has in an element.
func takeOver(element Value, mount func() (UI, error)) (UI, error) {
	page := Window().Call("goappPage", element)
	words := pageWords{left: page.Get("words").String()}
	taking = &takeover{nodes: page.Get("nodes"), within: []place{{left: []pageNode{words.node()}}}}
	defer func() { taking = nil }()
	return mount()
}

// pageWords is how the page's script describes its nodes, as words that each end in a zero: of an
// element its name, the number of its attributes, their names and values, the number of its
// children, and the children; of a text its name and the text.
type pageWords struct {
	left string
	read int // nodes
}

func (w *pageWords) next() string {
	word, left, _ := strings.Cut(w.left, "\x00")
	w.left = left
	return word
}

func (w *pageWords) number() int {
	n, _ := strconv.Atoi(w.next())
	return n
}

func (w *pageWords) node() pageNode {
	n := pageNode{index: w.read, name: w.next()}
	w.read++
	if strings.HasPrefix(n.name, "#") {
		n.text = w.next()
		return n
	}
	n.attributes = attributes{}
	for range w.number() {
		name := w.next()
		n.attributes[name] = w.next()
	}
	n.children = make([]pageNode, w.number())
	for i := range n.children {
		n.children[i] = w.node()
	}
	return n
}

// take returns the next node and its value, if it has that name.
func (t *takeover) take(name string) (pageNode, Value, bool) {
	at := &t.within[len(t.within)-1]
	if len(at.left) == 0 || at.left[0].name != name {
		at.other = true
		return pageNode{}, nil, false
	}
	node := at.left[0]
	at.left = at.left[1:]
	return node, t.nodes.Index(node.index), true
}

// takeElement returns the next node, if it is an element of that name, with these
// attributes and no others. The first drawing is in the element, or in one that is
// to be made, until leave is called.
func takeElement(name string, wanted attributes) (Value, bool) {
	if taking == nil {
		return nil, false
	}
	node, element, taken := taking.take(name)
	if taken {
		takeAttributes(element, node.attributes, wanted)
	}
	taking.within = append(taking.within, place{left: node.children})
	taking.breathe()
	return element, taken
}

func takeAttributes(element Value, had, wanted attributes) {
	for name := range had {
		if _, ok := wanted[name]; !ok {
			element.delAttr(name)
		}
	}
	for name, value := range wanted {
		if old, ok := had[name]; !ok || old != value {
			setJSAttribute(element, name, value)
		}
	}
}

// leave puts in place what was drawn in an element, and goes back to what is behind it.
func leave(element Value, children []UI) {
	if taking == nil {
		return
	}
	last := len(taking.within) - 1
	if at := taking.within[last]; at.other || len(at.left) > 0 {
		putInPlace(element, children)
	}
	taking.within = taking.within[:last]
}

// takeText returns the next node with that text, if it is one of text.
func takeText(text string) (Value, bool) {
	if taking == nil {
		return nil, false
	}
	node, value, taken := taking.take(textName)
	if taken && node.text != text {
		value.setNodeValue(text)
		taking.within[len(taking.within)-1].other = true // and may have been replaced since it was listed
	}
	return value, taken
}

// breath is how many elements the first drawing goes through before it lets the page paint and take
// keys. So few take less than 50 milliseconds even on a slow phone; a longer delay would be felt.
const breath = 20

// breathe lets the page paint and take keys after each breath elements. Nothing else is drawn
// meanwhile: other messages wait until the first drawing is complete.
func (t *takeover) breathe() {
	if t.drawn++; t.drawn%breath != 0 {
		return
	}
	awake := make(chan struct{})
	Window().Call("ketwordBreathe").Then(func(Value) { close(awake) })
	<-awake
}

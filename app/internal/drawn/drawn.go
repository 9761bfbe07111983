// Package drawn parses what components draw, for tests.
package drawn

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"ketword/internal/each"
)

// Element is an element of a drawn page.
type Element struct{ *html.Node }

// Of returns what a component draws, as the body of a page. go-app writes the value "true"
// as an attribute without a value, and never writes an empty value.
func Of(t testing.TB, ui goapp.UI) Element {
	t.Helper()
	body := &html.Node{Type: html.ElementNode, Data: "body", DataAtom: atom.Body}
	nodes, err := html.ParseFragment(strings.NewReader(goapp.HTMLString(ui)), body)
	if err != nil {
		t.Fatal(err)
	}
	for _, n := range nodes {
		body.AppendChild(n)
	}
	for n := range body.Descendants() {
		for i, a := range n.Attr {
			if a.Val == "" {
				n.Attr[i].Val = "true"
			} else if value, err := strconv.Unquote(`"` + a.Val + `"`); err == nil { // go-app escapes values like Go strings
				n.Attr[i].Val = value
			}
		}
	}
	return Element{body}
}

// All returns the elements below d for which is returns true, in document order.
func (d Element) All(is func(Element) bool) []Element {
	var found []Element
	for n := range d.Descendants() {
		if e := (Element{n}); n.Type == html.ElementNode && is(e) {
			found = append(found, e)
		}
	}
	return found
}

// One returns the only element below d for which is returns true.
func (d Element) One(t testing.TB, is func(Element) bool) Element {
	t.Helper()
	found := d.All(is)
	if len(found) != 1 {
		t.Fatalf("%d elements instead of one in\n%s", len(found), d.Source())
	}
	return found[0]
}

// Predicates for elements.

// Tagged matches elements with a tag.
func Tagged(name string) func(Element) bool {
	return func(d Element) bool { return d.Data == name }
}

// Classed matches elements with a class.
func Classed(name string) func(Element) bool {
	return func(d Element) bool { return slices.Contains(strings.Fields(d.Value("class")), name) }
}

// Having matches elements with an attribute.
func Having(attribute string) func(Element) bool {
	return func(d Element) bool { return d.Has(attribute) }
}

// Saying matches elements with a value of an attribute.
func Saying(attribute, value string) func(Element) bool {
	return func(d Element) bool { return d.Value(attribute) == value }
}

// Value returns the value of an attribute, or "".
func (d Element) Value(name string) string {
	for _, a := range d.Attr {
		if a.Key == name {
			return a.Val
		}
	}
	return ""
}

// Has reports whether the element has an attribute.
func (d Element) Has(name string) bool {
	return slices.ContainsFunc(d.Attr, func(a html.Attribute) bool { return a.Key == name })
}

// Text returns the text of the element, without surrounding blanks.
func (d Element) Text() string { return strings.TrimSpace(d.Written()) }

// Written returns the text of the element unchanged. go-app adds blanks around elements,
// but not to the text of an element that contains only text.
func (d Element) Written() string {
	var b strings.Builder
	for n := range d.Descendants() {
		if n.Type == html.TextNode {
			b.WriteString(n.Data)
		}
	}
	return b.String()
}

// Texts returns the texts of elements.
func Texts(elements []Element) []string { return each.Of(elements, Element.Text) }

// Attrs returns an attribute of each element.
func Attrs(elements []Element, name string) []string {
	return each.Of(elements, func(e Element) string { return e.Value(name) })
}

// Source returns the element as HTML.
func (d Element) Source() string {
	var b strings.Builder
	if err := html.Render(&b, d.Node); err != nil {
		return err.Error()
	}
	return b.String()
}

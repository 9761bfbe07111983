//go:build !js

package app

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"
)

// drawn is an element of a page that was drawn.
type drawn struct{ *html.Node }

// draw returns what a component draws, as the body of a page. go-app prints
// the value "true" as a bare attribute, and never prints an empty value.
func draw(t testing.TB, ui goapp.UI) drawn {
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
			} else if value, err := strconv.Unquote(`"` + a.Val + `"`); err == nil { // go-app writes Go's literals
				n.Attr[i].Val = value
			}
		}
	}
	return drawn{body}
}

// all returns the elements inside that are of a kind, in their order.
func (d drawn) all(is func(drawn) bool) []drawn {
	var found []drawn
	for n := range d.Descendants() {
		if e := (drawn{n}); n.Type == html.ElementNode && is(e) {
			found = append(found, e)
		}
	}
	return found
}

// one returns the only element of a kind.
func (d drawn) one(t testing.TB, is func(drawn) bool) drawn {
	t.Helper()
	found := d.all(is)
	if len(found) != 1 {
		t.Fatalf("%d elements instead of one in\n%s", len(found), d.source())
	}
	return found[0]
}

// Kinds of elements.

func tagged(name string) func(drawn) bool {
	return func(d drawn) bool { return d.Data == name }
}

func classed(name string) func(drawn) bool {
	return func(d drawn) bool { return slices.Contains(strings.Fields(d.attr("class")), name) }
}

func having(attribute string) func(drawn) bool {
	return func(d drawn) bool { return d.has(attribute) }
}

func saying(attribute, value string) func(drawn) bool {
	return func(d drawn) bool { return d.attr(attribute) == value }
}

// attr returns the value of an attribute, "" without one.
func (d drawn) attr(name string) string {
	for _, a := range d.Attr {
		if a.Key == name {
			return a.Val
		}
	}
	return ""
}

func (d drawn) has(name string) bool {
	return slices.ContainsFunc(d.Attr, func(a html.Attribute) bool { return a.Key == name })
}

// text returns the text inside, without the blanks around it.
func (d drawn) text() string { return strings.TrimSpace(d.written()) }

// written returns the text inside as it stands. go-app adds blanks around
// elements, but none to the text of an element that has nothing else.
func (d drawn) written() string {
	var b strings.Builder
	for n := range d.Descendants() {
		if n.Type == html.TextNode {
			b.WriteString(n.Data)
		}
	}
	return b.String()
}

// texts returns the texts of elements.
func texts(elements []drawn) []string {
	var list []string
	for _, e := range elements {
		list = append(list, e.text())
	}
	return list
}

// attrs returns an attribute of elements.
func attrs(elements []drawn, name string) []string {
	var list []string
	for _, e := range elements {
		list = append(list, e.attr(name))
	}
	return list
}

func (d drawn) source() string {
	var b strings.Builder
	if err := html.Render(&b, d.Node); err != nil {
		return err.Error()
	}
	return b.String()
}

// equal fails if got is not want.
func equal[T comparable](t testing.TB, what string, got, want T) {
	t.Helper()
	if got != want {
		t.Errorf("%s:\n got %v\nwant %v", what, got, want)
	}
}

// same fails if got is not want.
func same(t testing.TB, what string, got []string, want ...string) {
	t.Helper()
	if !slices.Equal(got, want) {
		t.Errorf("%s:\n got %q\nwant %q", what, got, want)
	}
}

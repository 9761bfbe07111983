// Package markup turns the HTML that go-app prints for prerendering into HTML
// that a browser reads the way go-app would have built it, in one fixed order
// so that equal pages are equal bytes.
//
// go-app prints attributes in map order, quotes their values as Go strings
// ("say \"hi\""), prints a value of "true" as a bare attribute and false as
// hidden="false", which hides; and it indents, which adds spaces between
// inline elements that are not there once the program draws them.
package markup

import (
	"fmt"
	"slices"
	"strings"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"
)

// Normalise parses a fragment printed by go-app's HTMLString and prints it
// again: attributes by name, values as HTML, no indentation.
func Normalise(fragment string) (string, error) {
	body := &html.Node{Type: html.ElementNode, DataAtom: atom.Body, Data: "body"}
	nodes, err := html.ParseFragment(strings.NewReader(requote(fragment)), body)
	if err != nil {
		return "", fmt.Errorf("parse prerendered page: %w", err)
	}
	var out strings.Builder
	for _, n := range nodes {
		if n.Type == html.TextNode && strings.TrimSpace(n.Data) == "" {
			continue
		}
		settle(n, 0)
		if err := html.Render(&out, n); err != nil {
			return "", fmt.Errorf("print prerendered page: %w", err)
		}
	}
	return out.String(), nil
}

// settle puts the attributes of n right and takes out the indentation below
// it. Depth is what go-app indented n by.
func settle(n *html.Node, depth int) {
	n.Attr = settleAttributes(n.Attr)
	for child := n.FirstChild; child != nil; {
		next := child.NextSibling
		if child.Type == html.TextNode {
			child.Data = unindent(child.Data, depth)
		}
		if child.Type == html.TextNode && child.Data == "" {
			n.RemoveChild(child)
		}
		settle(child, depth+1)
		child = next
	}
}

// unindent removes the line breaks that go-app put around the children of an
// element at the given depth: before each child, and before the closing tag.
func unindent(text string, depth int) string {
	text = strings.ReplaceAll(text, "\n"+indent(depth+1), "")
	return strings.TrimSuffix(text, "\n"+indent(depth))
}

func indent(depth int) string { return strings.Repeat("  ", depth) }

func settleAttributes(attrs []html.Attribute) []html.Attribute {
	attrs = slices.DeleteFunc(attrs, func(a html.Attribute) bool {
		return a.Val == "false" && boolean[a.Key]
	})
	for i, a := range attrs {
		if a.Val == "" && saysTrue(a.Key) {
			attrs[i].Val = "true"
		}
	}
	slices.SortFunc(attrs, func(a, b html.Attribute) int { return strings.Compare(a.Key, b.Key) })
	return attrs
}

// saysTrue reports whether a bare attribute stood for the value "true". go-app
// leaves out attributes without a value, so a bare one never means "".
func saysTrue(name string) bool {
	return strings.HasPrefix(name, "aria-") || strings.HasPrefix(name, "data-") || enumerated[name]
}

// enumerated attributes know the word "true", and take a bare one for another.
var enumerated = map[string]bool{"contenteditable": true, "draggable": true, "spellcheck": true}

// boolean attributes hold when they are present, whatever their value.
var boolean = map[string]bool{
	"async": true, "autofocus": true, "checked": true, "defer": true, "disabled": true, "hidden": true,
	"inert": true, "multiple": true, "open": true, "readonly": true, "required": true, "selected": true,
}

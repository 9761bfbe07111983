package site

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"
)

// Markup returns a fragment that go-app's HTMLString printed as a browser reads the
// elements that the program would draw, and always the same bytes of the same: with
// attributes sorted by name, values quoted as HTML, and no indentation.
//
// go-app prints attributes in map order and quotes their values as Go strings
// ("say \"hi\""). It prints the value "true" as a bare attribute, and false as
// hidden="false", which hides the element. Its indentation adds spaces between
// inline elements, which the program does not draw.
func Markup(fragment string) (string, error) {
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
		correct(n, 0)
		if err := html.Render(&out, n); err != nil {
			return "", fmt.Errorf("print prerendered page: %w", err)
		}
	}
	return out.String(), nil
}

// requote rewrites attribute values from Go string literals to HTML. Text outside
// tags stays as it is: go-app escapes it.
func requote(fragment string) string {
	var out strings.Builder
	inTag := false
	for i := 0; i < len(fragment); {
		if inTag && strings.HasPrefix(fragment[i:], `="`) {
			if literal, err := strconv.QuotedPrefix(fragment[i+1:]); err == nil {
				value, _ := strconv.Unquote(literal) // which is one
				out.WriteString(`="` + html.EscapeString(value) + `"`)
				i += 1 + len(literal)
				continue
			}
		}
		switch fragment[i] {
		case '<':
			inTag = true
		case '>':
			inTag = false
		}
		out.WriteByte(fragment[i])
		i++
	}
	return out.String()
}

// correct corrects the attributes of n and of all below it, and removes the
// indentation. Depth is by how many steps go-app indented n.
func correct(n *html.Node, depth int) {
	n.Attr = correctAttributes(n.Attr)
	for child := n.FirstChild; child != nil; {
		next := child.NextSibling
		if child.Type == html.TextNode {
			child.Data = unindent(child.Data, depth)
		}
		if child.Type == html.TextNode && child.Data == "" {
			n.RemoveChild(child)
		}
		correct(child, depth+1)
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

func correctAttributes(attrs []html.Attribute) []html.Attribute {
	attrs = slices.DeleteFunc(attrs, func(a html.Attribute) bool {
		return a.Val == "false" && boolean[a.Key]
	})
	for i, a := range attrs {
		if a.Val == "" && meansTrue(a.Key) {
			attrs[i].Val = "true"
		}
	}
	slices.SortFunc(attrs, func(a, b html.Attribute) int { return strings.Compare(a.Key, b.Key) })
	return attrs
}

// meansTrue reports whether go-app printed the value "true" as this bare
// attribute. It omits attributes without a value, so a bare one never means "".
func meansTrue(name string) bool {
	return strings.HasPrefix(name, "aria-") || strings.HasPrefix(name, "data-") || enumerated[name]
}

// enumerated attributes have "true" among their values, and read a bare one as
// another value.
var enumerated = map[string]bool{"contenteditable": true, "draggable": true, "spellcheck": true}

// boolean attributes are true when present, whatever their value.
var boolean = map[string]bool{
	"async": true, "autofocus": true, "checked": true, "defer": true, "disabled": true, "hidden": true,
	"inert": true, "multiple": true, "open": true, "readonly": true, "required": true, "selected": true,
}

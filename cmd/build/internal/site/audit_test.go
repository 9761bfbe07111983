package site

import (
	"bytes"
	"path"
	"regexp"
	"strings"
	"testing"

	"golang.org/x/net/html"
)

// What Lighthouse audits, under best practices and for search engines, and what can be
// told of a page as it is served: each page has its title, description and language, is as
// wide as the window, can be zoomed, and may be indexed. axe-core's rules, which are its
// audits of accessibility, are in e2e.
func TestPagesPassAudits(t *testing.T) {
	files := assemble(t, parts(t, "https://example.org/deep/"))
	for _, name := range files.Names() {
		if path.Base(name) != "index.html" {
			continue
		}
		page := files[name]
		if !bytes.HasPrefix(bytes.ToLower(page), []byte("<!doctype html>")) {
			t.Errorf("%s: no doctype: browsers would draw it in quirks mode", name)
		}
		if found := charset.FindIndex(page); found == nil || found[1] > 1024 {
			t.Errorf("%s: its encoding is not told in the first 1024 bytes", name)
		}
		told := map[string]string{}
		walk(t, page, func(n *html.Node) {
			switch n.Data {
			case "html":
				told["language"] = attribute(n, "lang")
			case "title":
				told["title"] = textOf(n)
			case "meta":
				told[attribute(n, "name")] = attribute(n, "content")
			case "a":
				if address := attribute(n, "href"); address == "" || strings.HasPrefix(address, "javascript:") || textOf(n) == "" {
					t.Errorf("%s: a link without an address or a text: %q %q", name, address, textOf(n))
				}
			}
		})
		for _, need := range []string{"language", "title", "description", "viewport"} {
			if told[need] == "" {
				t.Errorf("%s: no %s", name, need)
			}
		}
		if v := told["viewport"]; !strings.Contains(v, "width=device-width") || strings.Contains(v, "user-scalable") || strings.Contains(v, "maximum-scale") {
			t.Errorf("%s: viewport %q", name, v)
		}
		if strings.Contains(told["robots"], "noindex") {
			t.Errorf("%s: is not indexed", name)
		}
	}
	for line := range strings.Lines(string(files["robots.txt"])) {
		if !directive.MatchString(line) {
			t.Errorf("robots.txt: %q", line)
		}
	}
}

var (
	charset   = regexp.MustCompile(`(?i)<meta charset="?utf-8"?`)
	directive = regexp.MustCompile(`^((User-agent|Allow|Disallow): \S+|Sitemap: https?://\S+|#.*)?\n$`)
)

// textOf returns the text in an element.
func textOf(n *html.Node) string {
	var text strings.Builder
	for d := range n.Descendants() {
		if d.Type == html.TextNode {
			text.WriteString(d.Data)
		}
	}
	return strings.TrimSpace(text.String())
}

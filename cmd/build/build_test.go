package main

import (
	"strings"
	"testing"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"ketword/cmd/build/internal/site"
)

// The prerendered program is one element, which go-app replaces, and the same
// bytes each time, although go-app prints attributes in map order.
func TestBody(t *testing.T) {
	bodies := map[string]bool{}
	for range 5 {
		var p site.Parts
		if err := addBody(&p); err != nil {
			t.Fatal(err)
		}
		bodies[p.Body] = true
	}
	if len(bodies) != 1 {
		t.Fatalf("%d different outputs", len(bodies))
	}
	for body := range bodies {
		nodes, err := html.ParseFragment(strings.NewReader(body), &html.Node{Type: html.ElementNode, DataAtom: atom.Body, Data: "body"})
		if err != nil || len(nodes) != 1 || nodes[0].Type != html.ElementNode {
			t.Errorf("%d nodes, want one element; %v", len(nodes), err)
		}
	}
}

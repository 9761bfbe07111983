package main

import (
	"strings"
	"testing"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"ketword/cmd/build/internal/site"
)

// TestBody checks the prerendered program: one element, which go-app replaces,
// and the same bytes each time although go-app prints in map order.
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
		t.Fatalf("%d different prints", len(bodies))
	}
	for body := range bodies {
		nodes, err := html.ParseFragment(strings.NewReader(body), &html.Node{Type: html.ElementNode, DataAtom: atom.Body, Data: "body"})
		if err != nil || len(nodes) != 1 || nodes[0].Type != html.ElementNode {
			t.Errorf("%d nodes instead of one element, %v", len(nodes), err)
		}
	}
}

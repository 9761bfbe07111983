package main

import (
	"os"
	"testing"
)

// The committed catalogue describes the lists as they are.
func TestCatalogueIsUpToDate(t *testing.T) {
	want, err := catalogue()
	if err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile("../../catalogue.txt")
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != want {
		t.Error("wordlists/catalogue.txt does not fit the lists; make it again: make catalogue")
	}
}

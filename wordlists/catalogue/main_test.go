//go:build !js

package main

import (
	"os"
	"testing"
)

// The catalogue that is committed tells of the lists as they are.
func TestCatalogueIsOfTheseLists(t *testing.T) {
	want, err := catalogue()
	if err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile("../catalogue.txt")
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != want {
		t.Error("wordlists/catalogue.txt is not of these lists: go run ./wordlists/catalogue")
	}
}

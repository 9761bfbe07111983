package main

import "testing"

// What only the program for the browser has passes go vet, compiled as the build compiles
// it, which then has it already.
func TestBrowserCodePassesVet(t *testing.T) {
	t.Chdir("../..")
	tools, err := findTools(false)
	if err != nil {
		t.Fatal(err)
	}
	if err := tools.Vet("./app", "./cmd/browser", "./internal/format", "./wordlists"); err != nil {
		t.Error(err)
	}
}

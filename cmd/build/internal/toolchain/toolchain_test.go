package toolchain

import (
	"slices"
	"strings"
	"testing"
)

func TestCompileErrorHoldsTheMessage(t *testing.T) {
	tools, err := Find(".")
	if err != nil {
		t.Fatal(err)
	}
	_, err = tools.Compile("./nowhere")
	if err == nil || !strings.Contains(err.Error(), "compile ./nowhere") || !strings.Contains(err.Error(), "directory not found") {
		t.Errorf("got %v", err)
	}
}

// Importers are packages of the module that the program has, by their folders.
func TestImporters(t *testing.T) {
	tools, err := Find(".")
	if err != nil {
		t.Fatal(err)
	}
	const program, goApp = "ketword/cmd/browser", "github.com/maxence-charriere/go-app/v10/pkg/app"
	got, err := tools.Importers(program, goApp)
	if err != nil || !slices.Contains(got, "app") || !slices.Contains(got, "app/ui") || slices.Contains(got, "app/lists") {
		t.Errorf("got %q, %v", got, err)
	}
	if got, err := tools.Importers(program, "net/http"); err != nil || len(got) > 0 {
		t.Errorf("net/http: got %q, %v", got, err)
	}
	if _, err := tools.Importers("./nowhere", goApp); err == nil {
		t.Error("got no error")
	}
}

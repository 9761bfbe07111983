package toolchain

import (
	"errors"
	"strings"
	"testing"
)

func TestFindWithoutGo(t *testing.T) {
	t.Setenv("PATH", t.TempDir())
	if _, err := Find("."); !errors.Is(err, errMissing) {
		t.Errorf("got %v", err)
	}
}

func TestCheckVersion(t *testing.T) {
	for version, fits := range map[string]bool{
		"go1.25.9": false, "go1.26": true, "go1.26.8": true, "go1.27rc1": true, "devel +abc": true,
	} {
		if err := (Go{Version: version}).check(); (err == nil) != fits {
			t.Errorf("%s: %v", version, err)
		}
	}
}

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

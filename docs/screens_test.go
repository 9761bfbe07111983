package docs_test

import (
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// TestScreensArePure: the files of a screen, or of the game, that have its state and its update know neither browser
// nor clock; those that draw it, or read what is typed, are called view or actions, or are screens without state,
// or what several screens draw, but for the state of a game that is watched. No screen imports another.
func TestScreensArePure(t *testing.T) {
	files, err := filepath.Glob("../app/screen/*/*.go")
	game, failed := filepath.Glob("../app/play/*.go")
	if err != nil || failed != nil || len(files) == 0 || len(game) == 0 {
		t.Fatal(files, err, game, failed)
	}
	for _, file := range append(files, game...) {
		parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.ImportsOnly)
		if err != nil {
			t.Fatal(err)
		}
		drawn := strings.HasSuffix(file, "view.go") || strings.HasSuffix(file, "actions.go") || strings.HasSuffix(file, "_test.go") ||
			strings.Contains(file, "app/screen/stateless/") || strings.Contains(file, "app/screen/part/") && !strings.HasSuffix(file, "/watched.go")
		for _, i := range parsed.Imports {
			path, _ := strconv.Unquote(i.Path.Value)
			effects := strings.Contains(path, "go-app") || slices.Contains(forbidden, path) || slices.Contains([]string{"time", "math/rand/v2", "ketword/app/browser", "ketword/app/ui"}, path)
			if effects && !drawn {
				t.Errorf("%s imports %s", file, path)
			}
			if strings.HasPrefix(path, "ketword/app/screen/") && path != "ketword/app/screen/part" {
				t.Errorf("%s imports another screen, %s", file, path)
			}
		}
	}
}

package docs_test

import (
	"io/fs"
	"os"
	"path"
	"regexp"
	"strings"
	"testing"
)

// TestFuzzTargetsHaveCorpora: each fuzz target has some kept inputs, each folder of inputs a
// target; all inputs together are small.
func TestFuzzTargetsHaveCorpora(t *testing.T) {
	const mostBytes = 1 << 20
	root, bytes, inputs := os.DirFS(".."), int64(0), map[string]int{} // by folder
	found := regexp.MustCompile(`(?m)^func (Fuzz\w+)\(`)
	for name := range repositoryPaths(t) {
		if info, err := fs.Stat(root, name); err == nil && strings.Contains(name, "/testdata/fuzz/") && !info.IsDir() {
			inputs[path.Dir(name)]++
			bytes += info.Size()
		}
	}
	for name := range repositoryPaths(t) {
		if !strings.HasSuffix(name, "_test.go") {
			continue
		}
		text, err := fs.ReadFile(root, name)
		if err != nil {
			t.Fatal(err)
		}
		for _, target := range found.FindAllSubmatch(text, -1) {
			folder := path.Join(path.Dir(name), "testdata/fuzz", string(target[1]))
			if inputs[folder] == 0 {
				t.Errorf("%s: %s has no inputs in %s", name, target[1], folder)
			}
			delete(inputs, folder)
		}
	}
	if len(inputs) > 0 || bytes > mostBytes {
		t.Errorf("of no target: %v; %d bytes in all", inputs, bytes)
	}
}

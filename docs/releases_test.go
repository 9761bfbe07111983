package docs_test

import (
	"go/version"
	"os"
	"strings"
	"testing"

	"wasmslim"
)

// The releases of Go that are known stand in one table. What else names releases names
// the same: those that a newcomer may install, the oldest that compiles the project,
// and the newest, with which the site is published.
func TestReleasesOfGo(t *testing.T) {
	var numbers []string
	for _, tested := range wasmslim.Releases() {
		numbers = append(numbers, strings.TrimPrefix(version.Lang(tested), "go"))
	}
	oldest, newest, all := numbers[0], numbers[len(numbers)-1], strings.Join(numbers, " or ")
	quoted := strings.Join(numbers, `", "`)
	for file, want := range map[string]string{
		".github/workflows/test.yml":     "go: [\"" + quoted + "\"]\n",
		".github/workflows/pages.yml":    "go-version: \"" + newest + "\"\n",
		".github/workflows/long.yml":     "go-version: \"" + newest + "\"\n",
		".github/workflows/audit.yml":    "go-version: \"" + newest + "\"\n",
		".github/workflows/browsers.yml": "go-version: \"" + newest + "\"\n",
		"README.md":                      "You need Go " + all + ",",
		"scripts/go-ready":               "\nneed=" + oldest + "\nwanted=\"install Go " + all + " ",
		"go.mod":                         "\ngo " + oldest + ".0\n",
		"proofs/go.mod":                  "\ngo " + oldest + ".0\n",
		"wasmslim/go.mod":                "\ngo " + oldest + ".0\n",
		"wordlists/gen/go.mod":           "\ngo " + oldest + ".0\n",
		"netlify.toml":                   "GO_VERSION = \"" + newest + "\"\n",
		"docs/hosting.md":                "run `make` with Go " + newest + " ",
	} {
		text, err := os.ReadFile("../" + file)
		if err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(string(text), want) {
			t.Errorf("%s lacks %q", file, want)
		}
	}
}

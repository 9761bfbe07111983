package wasmslim

import (
	"errors"
	"go/version"
	"runtime"
	"slices"
	"testing"
)

// The known releases follow one another, and their versions are of them.
func TestReleases(t *testing.T) {
	versions := Releases()
	if len(versions) != len(releases) || !slices.IsSortedFunc(versions, version.Compare) {
		t.Errorf("%q", versions)
	}
	for _, v := range versions {
		if !version.IsValid(v) || v == version.Lang(v) || !Known(v) || !Known(version.Lang(v)+".0") {
			t.Errorf("%s is no version, or not known", v)
		}
	}
	for _, v := range []string{"", "go1.25.9", "go1.99.0", "devel go1.27-abc", "go1.27-devel_0123abc Mon Jan 5 2026", "go1.27rc1", "go1.26.8-corp", "go1.26.8 X:other", "go1.26."} {
		if Known(v) {
			t.Errorf("%q is known", v)
		}
	}
}

// A program of Go's own release that was compiled with an experiment is refused.
func TestExperiment(t *testing.T) {
	if !long {
		t.Skip("compiles Go's library anew")
	}
	t.Setenv("GOEXPERIMENT", "fieldtrack")
	wasm, err := goBuild("js", "testdata", "./hello")
	if err != nil {
		t.Fatal(err)
	}
	if _, _, err := Slim(wasm, Options{}); !errors.Is(err, ErrUnknownRelease) {
		t.Errorf("got %v", err)
	}
}

// A program is laid out as its own release does it, and as no other.
func TestOneReleaseFits(t *testing.T) {
	wasm, p := compiled(t)
	m, err := parseModule(wasm)
	if err != nil {
		t.Fatal(err)
	}
	if p.goVersion != runtime.Version() {
		t.Errorf("linked by %s, read as by %s", runtime.Version(), p.goVersion)
	}
	for _, r := range releases {
		_, err := readLayout(m, r)
		if own := version.Lang(r.tested) == version.Lang(runtime.Version()); own != (err == nil) {
			t.Errorf("read as one of %s: %v", r.tested, err)
		}
	}
}

// Types of Go 1.27 are refused whose parts are elsewhere.
func TestPartsOfTypes(t *testing.T) {
	word := func(n byte) []byte { return []byte{n, 0, 0, 0, 0, 0, 0, 0} }
	for _, c := range []struct {
		name                                string
		types, described, eTypes, iTabs, of byte
		fits                                bool
	}{
		{"as they should be", 16, 32, 80, 56, 8, true},
		{"interface tables before the end", 16, 32, 88, 56, 8, false},
		{"interface tables among the described types", 16, 64, 80, 56, 8, false},
	} {
		b := slices.Concat(word(c.types), word(c.described), word(c.eTypes), word(c.iTabs), word(c.of), word(0), word(100), word(120))
		rest, err := readRest127(b)
		if (err == nil) != c.fits || c.fits && rest != (moduleRest{Types: uint64(c.types), ETypes: uint64(c.eTypes), GoFuncs: 100, EndOfTables: 120}) {
			t.Errorf("%s: %+v, %v", c.name, rest, err)
		}
	}
	if _, err := readRest127(word(1)); err == nil {
		t.Error("read from one word")
	}
}

//go:build long

package wasmslim

import (
	"go/build"
	"os"
	"path/filepath"
	"regexp"
	"sync/atomic"
	"testing"
)

// goPrograms is how many of the programs in Go's folder test are compared.
const goPrograms = 300

// tellsNames matches programs that ask for what Strip removes: where in the source calls are, and names in
// the panic of a method that is called by a nil pointer. Those that log print the time.
var tellsNames = regexp.MustCompile(`runtime\.(Caller|FuncForPC|Stack|Frame)|debug\.(Stack|PrintStack)|runtime/debug|panicwrap|log\.Fatal`)

// Programs by which Go tests its compiler and runtime do the same when they are smaller. Types is left out:
// many of these programs print the names of types that it removes, by %T or in the message of a panic.
func TestProgramsOfGo(t *testing.T) {
	files := goFiles(t)
	if len(files) < goPrograms {
		t.Fatalf("%d programs", len(files))
	}
	var compared atomic.Int32
	t.Run("of", func(t *testing.T) { // ends when all have ended
		for i := range goPrograms {
			file := files[i*len(files)/goPrograms]
			t.Run(filepath.Base(file), func(t *testing.T) {
				t.Parallel()
				p := testProgram{}
				linked, err := goBuild("js", filepath.Dir(file), filepath.Base(file))
				if err != nil {
					t.Skip(err) // such as one for another release, or with cgo
				}
				want := p.run(t, linked).withoutTraceback()
				if again := p.run(t, linked).withoutTraceback(); again != want {
					t.Skip("prints something else each time")
				}
				compared.Add(1)
				p.expect(t, linked, append(DefaultSteps(), Unused), want)
			})
		}
	})
	if n := compared.Load(); n < goPrograms*9/10 {
		t.Errorf("of %d programs, %d were compared", goPrograms, n)
	}
}

// goFiles returns the programs in Go's folder test that go run runs without arguments, for the browser, too.
func goFiles(t *testing.T) []string {
	t.Helper()
	folder := goTestFolder()
	if folder == "" {
		t.Skip("this Go has no folder test")
	}
	browser := build.Default
	browser.GOOS, browser.GOARCH = "js", "wasm"
	var files []string
	for _, pattern := range []string{"*.go", "chan/*.go", "fixedbugs/*.go", "interface/*.go", "ken/*.go", "typeparam/*.go", "abi/*.go", "escape*/*.go"} {
		matches, err := filepath.Glob(filepath.Join(folder, pattern))
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range matches {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			fits, err := browser.MatchFile(filepath.Dir(file), filepath.Base(file))
			if err == nil && fits && regexp.MustCompile(`(?m)^// run$`).Match(text) && !tellsNames.Match(text) {
				files = append(files, file)
			}
		}
	}
	return files
}

// goTestFolder returns that folder of the first Go in the PATH that has it: the go command puts the one that it
// has fetched before the one that is installed.
func goTestFolder() string {
	for _, bin := range filepath.SplitList(os.Getenv("PATH")) {
		program, err := filepath.EvalSymlinks(filepath.Join(bin, "go"))
		folder := filepath.Join(filepath.Dir(filepath.Dir(program)), "test")
		if _, statErr := os.Stat(filepath.Join(folder, "helloworld.go")); err == nil && statErr == nil {
			return folder
		}
	}
	return ""
}

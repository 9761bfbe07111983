package wasmslim

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// programs are those of every run of the tests, without other modules and heavy packages.
var programs = []testProgram{
	{name: "hello, world", pkg: "./hello"},
	{name: "what the runtime does", pkg: "./behaviour"},
	{name: "types", pkg: "./types"},
	{name: "fields", pkg: "./fields"},
	{name: "JSON and regular expressions", pkg: "./data"},
}

// longPrograms are those of a run with the tag long.
var longPrograms = []testProgram{
	{name: "what the runtime does, for WASI", pkg: "./behaviour", wasi: true},
	{name: "net/http", pkg: "./web"},
	{name: "go-app's hello", pkg: "./goapp", page: absolute("testdata/goapp/page.js")},
	{name: "esbuild", pkg: "github.com/evanw/esbuild/cmd/esbuild", args: []string{"--loader=tsx", "--minify", "--target=es2015"},
		input: "enum A { B, C }\nexport const f = async (x?: number) => <b {...x}>{A.C ?? 2n ** `${x}`}</b>;\nexport let big = 1_000.5e3, re = /(?<n>a)|b/su"},
}

func allPrograms() []testProgram {
	if long {
		return slices.Concat(programs, longPrograms)
	}
	return programs
}

func absolute(path string) string {
	path, err := filepath.Abs(path)
	if err != nil {
		panic(err)
	}
	return path
}

// Programs print the same and end in the same way, with the steps of default and with all.
func TestProgramsDoTheSame(t *testing.T) {
	for _, p := range allPrograms() {
		t.Run(p.name, func(t *testing.T) {
			t.Parallel()
			linked := p.link(t)
			want := p.run(t, linked).withoutTraceback()
			if want.out == "" {
				t.Fatalf("printed nothing, but %q", want.errors)
			}
			for _, steps := range [][]Step{DefaultSteps(), AllSteps()} {
				p.expect(t, linked, steps, want)
			}
		})
	}
}

// expect checks what comes of a program that is made smaller by some steps.
func (p testProgram) expect(t *testing.T, linked []byte, steps []Step, want result) {
	t.Helper()
	slim, _, err := Slim(linked, Options{Steps: steps})
	if err != nil {
		t.Fatal(err)
	}
	if got := p.run(t, slim).withoutTraceback(); got != want {
		t.Errorf("with steps %v:\n%s\n%s\nexit code %d, want\n%s\n%s\nexit code %d", steps, got.out, got.errors, got.code, want.out, want.errors, want.code)
	}
}

// Each step can be applied without the others but those that it needs.
func TestEachStepAlone(t *testing.T) {
	p := programs[1]
	linked := link(t, p.pkg)
	want := p.run(t, linked).withoutTraceback()
	for _, s := range steps {
		t.Run(string(s.name), func(t *testing.T) {
			t.Parallel()
			p.expect(t, linked, append([]Step{s.name}, s.needs...), want)
		})
	}
}

// The report begins with the program as it was linked, and ends with what comes out, which is the same each time.
func TestReport(t *testing.T) {
	linked := link(t, "./hello")
	half := func(wasm []byte) int { return len(wasm) / 2 }
	out, r, err := Slim(linked, Options{Steps: AllSteps(), Compression: "halving", Compressed: half})
	if err != nil {
		t.Fatal(err)
	}
	first, last := r.Sizes[0], r.Sizes[len(r.Sizes)-1]
	if (first != Size{"", len(linked), len(linked) / 2}) || (last != Size{Powers, len(out), len(out) / 2}) || len(r.Sizes) != 1+len(steps) {
		t.Errorf("%+v of %d and %d bytes", r, len(linked), len(out))
	}
	if text := r.String(); strings.Count(text, "\n") != len(r.Sizes)+1 || !strings.Contains(text, r.GoVersion) || !strings.Contains(text, "strip") || !strings.Contains(text, " halving\n") {
		t.Errorf("%s", text)
	}
	if again, _, err := Slim(linked, Options{Steps: AllSteps()}); err != nil || !bytes.Equal(again, out) {
		t.Errorf("another program, %v", err)
	}
	if _, r, err = Slim(linked, Options{}); err != nil || r.Sizes[0].Compressed != 0 || len(r.Sizes) != 1+len(DefaultSteps()) {
		t.Errorf("%+v, %v", r, err)
	}
}

// Names for debuggers are stripped, too.
func TestWithoutNames(t *testing.T) {
	m, err := parseModule(link(t, "./hello"))
	if err != nil {
		t.Fatal(err)
	}
	named := append(slices.Clone(m), section{customSection, []byte("\x04name\x01\x02\x01\x00")})
	if got := named.withoutNames(); len(got) != len(m) {
		t.Errorf("%d sections, want %d", len(got), len(m))
	}
}

func TestOptions(t *testing.T) {
	linked := link(t, "./hello")
	for reason, steps := range map[string][]Step{
		`wrong steps: "shrink" is unknown`:   {Strip, "shrink"},
		"wrong steps: resume needs strip":    {Resume, Peephole},
		"wrong steps: resume needs peephole": {Resume, Strip},
		"wrong steps: linear needs strip":    {Linear},
	} {
		_, _, err := Slim(linked, Options{Steps: steps})
		_, symbolsErr := ReadSymbols(linked, Options{Steps: steps})
		if !errors.Is(err, ErrSteps) || err.Error() != reason || symbolsErr == nil || symbolsErr.Error() != reason {
			t.Errorf("%v: %v and %v, want %s", steps, err, symbolsErr, reason)
		}
	}
	for _, s := range AllSteps() {
		if s.Assumes() == "" || s.Default() != slices.Contains(DefaultSteps(), s) {
			t.Errorf("%s assumes %q", s, s.Assumes())
		}
	}
	readme, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range AllSteps() {
		row := regexp.MustCompile(fmt.Sprintf("(?m)^\\| `%s` \\| (yes|no) \\| .* \\| (.*) \\|$", s)).FindSubmatch(readme)
		if row == nil || (string(row[1]) == "yes") != s.Default() || string(row[2]) != s.Assumes() {
			t.Errorf("the README has no such row of step %s: %s", s, row)
		}
	}
	if Step("shrink").Assumes() != "" || Step("shrink").Default() {
		t.Error("an unknown step has a default")
	}
}

// An error says what a program is that can't be made smaller.
func TestErrors(t *testing.T) {
	linked := link(t, "./hello")
	slim, _, err := Slim(linked, Options{})
	if err != nil {
		t.Fatal(err)
	}
	version := func(v string) []byte {
		return module{{customSection, []byte("\x09producers\x01\x08language\x01\x02Go" + string(rune(len(v))) + v)}}.bytes()
	}
	p, err := readProgram(linked)
	if err != nil {
		t.Fatal(err)
	}
	experiment := p.module.with(dataSection, append(p.memory, p.goVersion+"-X:other"...).data()).bytes()
	for _, c := range []struct {
		wasm   []byte
		is     error
		reason string
	}{
		{nil, ErrNotWasm, "not a WebAssembly module"},
		{[]byte("\x7fELF"), ErrNotWasm, "not a WebAssembly module"},
		{linked[:len(linked)/2], ErrNotWasm, "a section is cut off"},
		{[]byte(preamble), ErrNotGo, "not linked by Go"},
		{[]byte(preamble + "\x0c\x01\x00"), ErrNotGo, "a section of kind 12"},
		{version("go1.99.0"), ErrUnknownRelease, "unknown release of Go: go1.99.0 (known: go1.26, go1.27)"},
		{version("devel go1.27-abc"), ErrUnknownRelease, "devel go1.27-abc"},
		{version("go1.26.8-corp"), ErrUnknownRelease, "go1.26.8-corp"},
		{experiment, ErrUnknownRelease, " with an experiment"},
		{slim, nil, "stripped already: not laid out as by go1."},
	} {
		out, r, err := Slim(c.wasm, Options{})
		if out != nil || r != nil || err == nil || !strings.Contains(err.Error(), c.reason) || c.is != nil && !errors.Is(err, c.is) {
			t.Errorf("%.20q: %v, want %s", c.wasm, err, c.reason)
		}
	}
}

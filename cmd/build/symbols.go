package main

import (
	"bytes"
	"compress/gzip"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"

	"wasmslim"

	"ketword/cmd/build/internal/files"
	"ketword/cmd/build/internal/site"
)

// symbolsDir keeps the programs of all builds as they were linked, under the names of the published
// programs. A traceback of a published program has only PCs; -resolve looks them up in the linked
// program.
const symbolsDir = ".cache/symbols"

// programName is the name of the program in the site, without its hash.
const programName = "ketword.wasm"

// slimOptions are those of published programs. They include the steps that are off by default:
// pages don't set GODEBUG, and the browser tests play the result.
var slimOptions = wasmslim.Options{Steps: wasmslim.AllSteps()}

// published returns the program to publish: made smaller if wasmslim knows its release of Go, and
// otherwise, or if plain is set, as it was linked.
func published(linked []byte, plain bool) ([]byte, error) {
	if plain {
		return linked, nil
	}
	slimmed, _, err := wasmslim.Slim(linked, slimOptions)
	if err != nil {
		fmt.Fprintln(os.Stderr, "build: the program stays as it was linked, about two thirds as large again:", err)
		slimmed = linked
	}
	return slimmed, keepSymbols(site.HashedName(programName, slimmed), linked)
}

// keepSymbols keeps the program as it was linked.
func keepSymbols(name string, linked []byte) error {
	file := filepath.Join(symbolsDir, name+".gz")
	if _, err := os.Stat(file); err == nil {
		return nil
	}
	var out bytes.Buffer
	w, _ := gzip.NewWriterLevel(&out, gzip.BestSpeed) // of a level that there is
	w.Write(linked)                                   // into memory, which can't fail
	w.Close()
	return files.Write(file, out.Bytes())
}

// crashCode is the code of a crash in any text: the hash in the program's name,
// and the PCs of the calls, the innermost first.
var crashCode = regexp.MustCompile(`\b([0-9a-f]{10})((?:-[0-9a-f]{5,12})+)\b`)

// resolve prints the calls that a crash's code names, with their files and lines.
// The code may stand in a longer text.
func resolve(w io.Writer, text string) error {
	code := crashCode.FindStringSubmatch(text)
	if code == nil {
		return errors.New("-resolve wants the code of a crash, as in 0123456789-1a2b0003-1c2d0001")
	}
	symbols, err := readSymbols("ketword-" + code[1] + ".wasm")
	if errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("no symbols of program %s: check out the version that the crash names, run make with the same version of Go, and try again", code[1])
	}
	if err != nil {
		return err
	}
	for pc := range strings.SplitSeq(code[2][1:], "-") {
		number, _ := strconv.ParseUint(pc, 16, 64) // as the pattern has it
		frames := symbols.Frames(number)
		if frames == nil {
			fmt.Fprintf(w, "%s is no place in this program\n", pc)
		}
		for _, frame := range frames {
			fmt.Fprintf(w, "%s\n\t%s:%d\n", frame.Function, frame.File, frame.Line)
		}
	}
	return nil
}

func readSymbols(name string) (*wasmslim.Symbols, error) {
	packed, err := os.ReadFile(filepath.Join(symbolsDir, name+".gz"))
	if err != nil {
		return nil, err
	}
	r, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		return nil, fmt.Errorf("symbols %s: %w", name, err)
	}
	linked, err := io.ReadAll(r)
	if err != nil {
		return nil, fmt.Errorf("symbols %s: %w", name, err)
	}
	o := slimOptions
	if name == site.HashedName(programName, linked) { // published as it was linked, after a step that failed
		o.Steps = []wasmslim.Step{wasmslim.Strip} // which keeps all numbers
	}
	symbols, err := wasmslim.ReadSymbols(linked, o)
	if err != nil {
		err = fmt.Errorf("symbols %s: %w", name, err)
	}
	return symbols, err
}

package goapp

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"

	"ketword/cmd/build/internal/files"
)

// libraryEdits are all changes of Go's standard library: they leave out what the program doesn't use but
// the linker can't know of. README.md lists them. Each is of one file, by its path in GOROOT/src. Of one
// program with 873,357 bytes by brotli, compiled by Go 1.26.8, the first alone took away 2,100, the second
// alone 3,698, and both together 6,868. The third took 2,492 of 866,467.
var libraryEdits = []edit{
	{"characters that print", "Tables say which of all characters can be printed. Errors of numbers are quoted by them, which nobody reads.", []change{
		{"strconv/quote.go", "func IsPrint(r rune) bool {\n", "func IsPrint(r rune) bool {\n\treturn r >= ' ' && r != 0x7f && (r < 0x80 || r > 0xa0)\n", 1},
		{"strconv/quote.go", "func isInGraphicList(r rune) bool {\n", "func isInGraphicList(r rune) bool {\n\treturn false\n", 1},
	}},
	{"a setting of timers", "A setting of GODEBUG is asked for how timers were in Go 1.22. With it come all settings and figures of the runtime.", []change{
		{"time/sleep.go", "import (\n\t\"internal/godebug\"\n\t\"unsafe\"\n)\n", "import (\n\t\"unsafe\"\n)\n", 1},
		{"time/sleep.go", "var asynctimerchan = godebug.New(\"asynctimerchan\")\n\n", "", 1},
		{"time/sleep.go", "\tif asynctimerchan.Value() == \"1\" {\n\t\tasynctimerchan.IncNonDefault()\n\t\treturn nil\n\t}\n", "", 1},
	}},
	{"fractions in panics", "A panic with a fraction prints its digits; nobody reads them.", []change{
		{"runtime/print.go", "\tgwrite(strconv.AppendFloat(buf[:0], v, 'g', -1, 64))\n", "\t_ = buf\n\tprinthex(float64bits(v))\n", 1},
		{"runtime/print.go", "\tgwrite(strconv.AppendFloat(buf[:0], float64(v), 'g', -1, 32))\n", "\t_ = buf\n\tprinthex(float64bits(float64(v)))\n", 1},
		{"runtime/print.go", "\tgwrite(strconv.AppendComplex(buf[:0], c, 'g', -1, 128))\n", "\t_ = buf\n\tprinthex(float64bits(real(c)))\n", 1},
		{"runtime/print.go", "\tgwrite(strconv.AppendComplex(buf[:0], complex128(c), 'g', -1, 64))\n", "\t_ = buf\n\tprinthex(float64bits(float64(real(c))))\n", 1},
	}},
}

// Overlay writes the edited files of the standard library into the project's folder cache, and returns the
// path of a file for the go command's -overlay: the library itself stays as it is, and so do all other
// programs. All paths are relative to project. root is GOROOT. An edit that doesn't fit the release is left
// out: the program is larger without it, and does the same. misfits say which and why.
func Overlay(project, cache, root string) (path string, misfits []string, err error) {
	edited, replace := map[string][]byte{}, map[string]string{}
	for _, e := range libraryEdits {
		name := e.changes[0].file
		original := filepath.Join(root, "src", filepath.FromSlash(name))
		if edited[name], err = os.ReadFile(original); err != nil {
			return "", nil, err
		}
		if unfit := e.apply(edited); len(unfit) > 0 {
			delete(edited, name)
			misfits = append(misfits, unfit...)
			continue
		}
		replace[original] = filepath.Join(cache, "std", filepath.FromSlash(name))
	}
	folder := filepath.Join(project, cache, "std")
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return "", nil, err
	}
	if err := files.Sync(folder, edited); err != nil {
		return "", nil, err
	}
	overlay, err := json.MarshalIndent(map[string]any{"Replace": replace}, "", "\t")
	if err != nil {
		return "", nil, fmt.Errorf("overlay of Go's library: %w", err)
	}
	path = filepath.Join(cache, "overlay.json")
	return path, misfits, os.WriteFile(filepath.Join(project, path), overlay, 0o644)
}

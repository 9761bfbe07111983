package languages_test

import (
	"bufio"
	"bytes"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"ketword/app/text"
)

// TestEverySentenceIsUsed: each field of the catalogue is read by a package other than those
// that have the sentences, or by a template of the page.
func TestEverySentenceIsUsed(t *testing.T) {
	read := fieldsRead(t, "ketword/app/...", "ketword/cmd/...")
	fieldsInTemplates(t, read)
	fields := map[string]bool{}
	fieldsOf(reflect.TypeFor[text.Text](), fields)
	fieldsOf(reflect.TypeFor[text.Site](), fields)
	if len(fields) < 400 {
		t.Fatalf("only %d fields", len(fields))
	}
	delete(fields, "Setting.Of") // which SettingRows reads itself
	for field := range fields {
		if !read[field] {
			t.Errorf("nothing reads %s", field)
		}
	}
}

// fieldsOf adds the fields of a type of the catalogue, as in "Game.Title", and those of the
// types in them.
func fieldsOf(of reflect.Type, fields map[string]bool) {
	switch of.Kind() {
	case reflect.Map, reflect.Array, reflect.Slice:
		fieldsOf(of.Elem(), fields)
	case reflect.Struct:
		for i := range of.NumField() {
			if of.Field(i).IsExported() {
				fields[of.Name()+"."+of.Field(i).Name] = true
				fieldsOf(of.Field(i).Type, fields)
			}
		}
	}
}

// fieldsInTemplates adds the fields of Site that the templates of the page name.
func fieldsInTemplates(t *testing.T, read map[string]bool) {
	templates, err := filepath.Glob("../../cmd/build/internal/site/*.html")
	if err != nil || len(templates) == 0 {
		t.Fatal("no templates: ", err)
	}
	for _, file := range templates {
		template, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, field := range regexp.MustCompile(`\.Text\.(\w+)`).FindAllSubmatch(template, -1) {
			read["Site."+string(field[1])] = true
		}
	}
}

// fieldsRead returns the fields of types of package text that packages read, tests aside.
func fieldsRead(t *testing.T, patterns ...string) map[string]bool {
	const itself = "ketword/app/text"
	type source struct{ path, dir, files string }
	exports, sources := map[string]string{}, []source{}
	list := exec.Command("go", append([]string{
		"list", "-export", "-deps", "-f", "{{.ImportPath}}\t{{.Export}}\t{{.Dir}}\t{{range .GoFiles}}{{.}} {{end}}\t{{range .Imports}}{{.}} {{end}}"}, patterns...)...)
	list.Stderr = os.Stderr
	out, err := list.Output()
	if err != nil {
		t.Fatal(err)
	}
	for lines := bufio.NewScanner(bytes.NewReader(out)); lines.Scan(); {
		f := strings.Split(lines.Text(), "\t")
		exports[f[0]] = f[1]
		if slices.Contains(strings.Fields(f[4]), itself) && !strings.HasPrefix(f[0], itself) {
			sources = append(sources, source{f[0], f[2], f[3]})
		}
	}
	files := token.NewFileSet()
	imports := importer.ForCompiler(files, "gc", func(path string) (io.ReadCloser, error) { return os.Open(exports[path]) })
	read := map[string]bool{}
	for _, s := range sources {
		var parsed []*ast.File
		for name := range strings.FieldsSeq(s.files) {
			file, err := parser.ParseFile(files, filepath.Join(s.dir, name), nil, parser.SkipObjectResolution)
			if err != nil {
				t.Fatal(err)
			}
			parsed = append(parsed, file)
		}
		info := &types.Info{Selections: map[*ast.SelectorExpr]*types.Selection{}}
		if _, err := (&types.Config{Importer: imports}).Check(s.path, files, parsed, info); err != nil {
			t.Fatal(err)
		}
		for _, selection := range info.Selections {
			of := selection.Recv()
			if p, is := of.(*types.Pointer); is {
				of = p.Elem()
			}
			if named, is := of.(*types.Named); is && named.Obj().Pkg() != nil && named.Obj().Pkg().Path() == itself {
				read[named.Obj().Name()+"."+selection.Obj().Name()] = true
			}
		}
	}
	return read
}

package text_test

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

// TestEveryMessageIsUsed: each message is used by a package other than those with the sentences, or by a
// template of the page. Package text itself uses the formats of numbers and the table of languages.
func TestEveryMessageIsUsed(t *testing.T) {
	used := map[string]bool{"Game.Thousands": true, "Language.Name": true, "Language.Offer": true}
	for _, word := range []string{"First", "Second", "Unmixed", "Mixed"} {
		used["GuideWords."+word] = true
	}
	inPackages(t, used, "ketword/app/...", "ketword/cmd/...")
	inTemplates(t, used)
	count := 0
	for i := range reflect.TypeFor[text.Text]().NumField() {
		for group := range embedded(reflect.TypeFor[text.Text]().Field(i)) {
			for _, name := range messagesOf(group) {
				count++
				if !used[group.Name()+"."+name] {
					t.Errorf("nothing says %s.%s", group.Name(), name)
				}
			}
		}
	}
	if count < 500 {
		t.Fatalf("only %d messages", count)
	}
}

// messagesOf returns the names of the fields and methods of a group.
func messagesOf(group reflect.Type) (names []string) {
	for i := range group.NumField() {
		if f := group.Field(i); f.IsExported() {
			names = append(names, f.Name)
		}
	}
	methods := reflect.PointerTo(group)
	for i := range methods.NumMethod() {
		names = append(names, methods.Method(i).Name)
	}
	return names
}

// embedded iterates over the types of the fields of an embedded struct.
func embedded(f reflect.StructField) func(yield func(reflect.Type) bool) {
	return func(yield func(reflect.Type) bool) {
		for i := 0; f.Anonymous && i < f.Type.NumField(); i++ {
			if !yield(f.Type.Field(i).Type) {
				return
			}
		}
	}
}

// inTemplates adds the messages that the templates of the page use.
func inTemplates(t *testing.T, used map[string]bool) {
	t.Helper()
	templates, err := filepath.Glob("../../cmd/build/internal/site/*.html")
	if err != nil || len(templates) == 0 {
		t.Fatal("no templates: ", err)
	}
	for _, file := range templates {
		template, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, called := range regexp.MustCompile(`\.Text\.(\w+\.\w+)`).FindAllSubmatch(template, -1) {
			used[string(called[1])] = true
		}
	}
}

// inPackages adds the messages of package text that packages use, without tests.
func inPackages(t *testing.T, used map[string]bool, patterns ...string) {
	t.Helper()
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
		if slices.ContainsFunc(strings.Fields(f[4]), func(path string) bool { return strings.HasPrefix(path, itself) }) && !strings.HasPrefix(f[0], itself) {
			sources = append(sources, source{f[0], f[2], f[3]})
		}
	}
	files := token.NewFileSet()
	imports := importer.ForCompiler(files, "gc", func(path string) (io.ReadCloser, error) { return os.Open(exports[path]) })
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
				used[named.Obj().Name()+"."+selection.Obj().Name()] = true
			}
		}
	}
}

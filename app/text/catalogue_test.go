package text

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"reflect"
	"strconv"
	"strings"
	"testing"
)

// TestLanguages: every catalogue that is declared is among the languages, once.
func TestLanguages(t *testing.T) {
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	declared := 0
	for _, file := range files {
		tree, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(tree, func(n ast.Node) bool {
			if spec, ok := n.(*ast.ValueSpec); ok && len(spec.Values) == 1 && isCatalogue(spec.Values[0]) {
				declared++
			}
			return true
		})
	}
	if declared == 0 || len(Languages()) != declared {
		t.Errorf("%d languages of %d catalogues", len(Languages()), declared)
	}
	tags := map[string]bool{}
	for _, language := range Languages() {
		if tags[language.Lang] {
			t.Errorf("%q twice", language.Lang)
		}
		tags[language.Lang] = true
	}
}

// isCatalogue reports whether an expression points to a literal of a [Text].
func isCatalogue(e ast.Expr) bool {
	pointer, _ := e.(*ast.UnaryExpr)
	if pointer == nil {
		return false
	}
	literal, _ := pointer.X.(*ast.CompositeLit)
	if literal == nil {
		return false
	}
	kind, _ := literal.Type.(*ast.Ident)
	return kind != nil && kind.Name == "Text"
}

// TestNoSentenceIsMissing: no string is empty, no function is nil, and none
// returns nothing.
func TestNoSentenceIsMissing(t *testing.T) {
	for _, catalogue := range Languages() {
		walk(reflect.ValueOf(*catalogue), catalogue.Lang, func(path string, v reflect.Value) {
			switch v.Kind() {
			case reflect.String:
				if strings.TrimSpace(v.String()) == "" {
					t.Errorf("%s is empty", path)
				}
			case reflect.Map: // the tests of its rows tell what it has to have
			case reflect.Func:
				if v.IsNil() {
					t.Errorf("%s is nil", path)
					return
				}
				for _, args := range samples(path, v.Type()) {
					if said := call(v, args); strings.TrimSpace(said) == "" {
						t.Errorf("%s says nothing of %v", path, args)
					}
				}
			default:
				t.Errorf("%s: a %s can't be checked", path, v.Kind())
			}
		})
	}
}

// TestSentencesUseTheirValues: a sentence differs if any of its values does.
func TestSentencesUseTheirValues(t *testing.T) {
	for _, catalogue := range Languages() {
		walk(reflect.ValueOf(*catalogue), catalogue.Lang, func(path string, v reflect.Value) {
			if v.Kind() != reflect.Func || v.IsNil() {
				return
			}
			said := map[string][]any{}
			for _, args := range samples(path, v.Type()) {
				s := call(v, args)
				if other, ok := said[s]; ok && !alike(path, other, args) {
					t.Errorf("%s says %q of %v and of %v", path, s, other, args)
				}
				said[s] = args
			}
		})
	}
}

// alike reports whether a sentence may be the same for both lists of values:
// it tells singular from plural, without the number.
func alike(path string, a, b []any) bool {
	return strings.HasSuffix(path, ".End.Secret") && a[0] != 1 && b[0] != 1
}

// walk visits all that a catalogue holds, with its path.
func walk(v reflect.Value, path string, visit func(path string, v reflect.Value)) {
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			walk(v.Field(i), path+"."+v.Type().Field(i).Name, visit)
		}
	case reflect.Map:
		visit(path, v)
		for _, key := range v.MapKeys() {
			walk(v.MapIndex(key), path+"["+key.String()+"]", visit)
		}
	case reflect.Array:
		for i := range v.Len() {
			walk(v.Index(i), path+"["+strconv.Itoa(i)+"]", visit)
		}
	default:
		visit(path, v)
	}
}

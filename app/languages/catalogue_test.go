package languages_test

import (
	"os"
	"reflect"
	"strconv"
	"strings"
	"testing"

	"ketword/app/languages"
	"ketword/app/text"
)

// TestEveryPackageIsALanguage: the table has English first, and then a row for
// each package of sentences.
func TestEveryPackageIsALanguage(t *testing.T) {
	entries, err := os.ReadDir("../text")
	if err != nil {
		t.Fatal(err)
	}
	packages := 1 // text itself, with the English
	for _, entry := range entries {
		if entry.IsDir() {
			packages++
		}
	}
	all, tags := languages.All(), map[string]bool{}
	if len(all) != packages || all[0] != text.English {
		t.Errorf("%d languages of %d packages, the first %s", len(all), packages, all[0].Lang)
	}
	for _, language := range all {
		if tags[language.Lang] {
			t.Errorf("%q twice", language.Lang)
		}
		tags[language.Lang] = true
		if language.Folder() == "" && language != text.English {
			t.Errorf("the pages of %q are in no folder", language.Lang)
		}
		if languages.Of(language.Lang) != language {
			t.Errorf("%q is not found", language.Lang)
		}
	}
	if languages.Of("") != text.English || languages.Of("xx") != text.English {
		t.Error("an unknown language is not English")
	}
}

// namedOnly reports whether a path is of what a setting does that English leaves to its name.
func namedOnly(path string) bool {
	_, row, found := strings.Cut(path, ".Settings.Rows[")
	name, about := strings.CutSuffix(row, "].About")
	return found && about && text.English.Settings.Rows.Of(name).About == ""
}

// TestNoSentenceIsMissing: no string is empty, no function is nil, and none
// returns nothing.
func TestNoSentenceIsMissing(t *testing.T) {
	for _, catalogue := range languages.All() {
		walk(whole(catalogue), catalogue.Lang, func(path string, v reflect.Value) {
			switch v.Kind() {
			case reflect.String:
				if strings.TrimSpace(v.String()) == "" && !namedOnly(path) {
					t.Errorf("%s is empty", path)
				}
			case reflect.Map, reflect.Slice: // the tests of its rows tell what it has to have
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
	for _, catalogue := range languages.All() {
		walk(whole(catalogue), catalogue.Lang, func(path string, v reflect.Value) {
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

// whole returns a catalogue with what stands around the game in its language.
func whole(t *text.Text) reflect.Value {
	return reflect.ValueOf(struct {
		text.Text
		Site text.Site
	}{*t, *languages.SiteOf(t)})
}

// walk visits all that a catalogue holds, with its path.
func walk(v reflect.Value, path string, visit func(path string, v reflect.Value)) {
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			switch f := v.Type().Field(i); {
			case f.Anonymous:
				walk(v.Field(i), path, visit)
			case f.IsExported() && f.Name != "Of": // is what the texts are of
				walk(v.Field(i), path+"."+f.Name, visit)
			}
		}
	case reflect.Map:
		visit(path, v)
		for _, key := range v.MapKeys() {
			walk(v.MapIndex(key), path+"["+key.String()+"]", visit)
		}
	case reflect.Slice: // of texts, or of structs of them, each with its name first
		visit(path, v)
		for i := range v.Len() {
			item := v.Index(i)
			if item.Kind() == reflect.Array {
				walk(item.Index(1), path+"["+item.Index(0).String()+"]", visit)
				continue
			}
			walk(item, path+"["+item.Field(0).String()+"]", visit)
		}
	case reflect.Array:
		for i := range v.Len() {
			walk(v.Index(i), path+"["+strconv.Itoa(i)+"]", visit)
		}
	default:
		visit(path, v)
	}
}

package listflags

import (
	"errors"
	"io/fs"
	"testing"

	"ketword/app/model"
)

// reader returns files by name.
func reader(files map[string]string) ReadFile {
	return func(name string) ([]byte, error) {
		if text, found := files[name]; found {
			return []byte(text), nil
		}
		return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrNotExist}
	}
}

// TestNames: a list in a file is called as the site calls it, unless it is
// called otherwise; a byte order mark and the ends of lines make no difference.
func TestNames(t *testing.T) {
	read := reader(map[string]string{"list": "audio\nflesh\n", "marked": "\uFEFFaudio\r\nflesh"})
	for _, file := range []string{"list", "marked"} {
		l, err := Flags{List: file}.Load(read)
		if err != nil {
			t.Fatal(err)
		}
		if want := model.OwnName(l.Fingerprint(), 5).Lang; l.Lang() != want || l.Count() != 2 {
			t.Errorf("%s is called %s, want %s; it has %d words", file, l.Lang(), want, l.Count())
		}
	}
	if l, err := (Flags{List: "list", Lang: "it"}).Load(read); err != nil || l.Lang() != "it" {
		t.Errorf("%v", err)
	}
	if l, err := (Flags{}).Load(read); err != nil || l.Lang() != "en" || l.Length() != 5 {
		t.Errorf("%v", err)
	}
}

// TestLengths: words are counted where no length is asked for, and the odd one
// is told.
func TestLengths(t *testing.T) {
	read := reader(map[string]string{
		"two": "ab\ncd\n", "long": "abcdefghijklmno\n", "longer": "abcdefghijklmnop\n", "letter": "a\n",
		"umlauts": "größe\ngrüße\n", "odd": "cat\naudio\nflesh\n", "missing": "",
	})
	for file, length := range map[string]int{"two": 2, "long": 15, "umlauts": 5} {
		if l, err := (Flags{List: file}).Load(read); err != nil || l.Length() != length {
			t.Errorf("%s: %v", file, err)
		}
	}
	for file, want := range map[string]string{
		"odd": `odd: line 1: "cat": 3 letters, want 5`, "letter": `letter: line 1: "a": 1 letters, want 2`,
		"longer": `longer: line 1: "abcdefghijklmnop": 16 letters, want 15`, "missing": "missing: no words",
	} {
		_, err := Flags{List: file}.Load(read)
		if bad, is := errors.AsType[*BadError](err); !is || bad.Error() != want {
			t.Errorf("%s: %v, want %s", file, err, want)
		}
	}
	_, err := Flags{List: "nowhere"}.Load(read)
	if _, is := errors.AsType[*OpenError](err); !is || !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("nowhere: %v", err)
	}
}

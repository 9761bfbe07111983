package source

import (
	"bytes"
	"compress/gzip"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const hello = "5891b5b522d5df086d0ff0b110fbd9d21bb4fc7163af34d08286a2e846f6be03" // of "hello\n"

var words = Package{Kind: NPM, Name: "@some/words", Version: "1.2.3", SHA256: "0"}

// unpacked returns a folder with files of the package words.
func unpacked(t *testing.T, files map[string]string) *Packages {
	t.Helper()
	dir := t.TempDir()
	for name, text := range files {
		path := filepath.Join(dir, "npm", "@some", "words", name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	p, err := Open(dir, words)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func TestRead(t *testing.T) {
	p := unpacked(t, map[string]string{"list/en.txt": "hello\n"})
	data, err := p.Read(File{words.Name, "list/en.txt", hello})
	if err != nil || string(data) != "hello\n" {
		t.Errorf("%q, %v", data, err)
	}
}

func TestReadNamesWhatIsMissing(t *testing.T) {
	_, err := unpacked(t, nil).Read(File{words.Name, "list/en.txt", hello})
	if !errors.Is(err, fs.ErrNotExist) {
		t.Fatalf("%v is not fs.ErrNotExist", err)
	}
	for _, part := range []string{"@some/words", "1.2.3", "list/en.txt", "wordlists/gen/fetch"} {
		if !strings.Contains(err.Error(), part) {
			t.Errorf("%q does not say %q", err, part)
		}
	}
}

func TestReadChecksDigest(t *testing.T) {
	_, err := unpacked(t, map[string]string{"en.txt": "hello, changed\n"}).Read(File{words.Name, "en.txt", hello})
	if err == nil || !strings.Contains(err.Error(), "has the digest") || !strings.Contains(err.Error(), hello) {
		t.Errorf("%v", err)
	}
}

func TestReadRefusesOtherPackages(t *testing.T) {
	if _, err := unpacked(t, nil).Read(File{"others", "en.txt", hello}); err == nil || !strings.Contains(err.Error(), "others is not pinned") {
		t.Errorf("%v", err)
	}
}

func TestOpenRefusesTwoVersions(t *testing.T) {
	other := words
	other.Version = "2.0.0"
	if _, err := Open("", words, words); err != nil {
		t.Errorf("pinned twice alike: %v", err)
	}
	if _, err := Open("", words, other); err == nil {
		t.Error("opened with two versions of a package")
	}
}

func TestReadSet(t *testing.T) {
	p := unpacked(t, map[string]string{"a.txt": "hello\n", "b.txt": "hello\n"})
	sum := sumOf([]byte(hello + "  a.txt\n" + hello + "  b.txt\n"))
	contents, err := p.ReadSet(Set{words.Name, []string{"a.txt", "b.txt"}, sum})
	if err != nil || len(contents) != 2 || string(contents[1]) != "hello\n" {
		t.Errorf("%q, %v", contents, err)
	}
	if _, err := p.ReadSet(Set{words.Name, []string{"b.txt", "a.txt"}, sum}); err == nil {
		t.Error("another order has the same digest")
	}
	if _, err := p.ReadSet(Set{words.Name, []string{"c.txt"}, sum}); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("a missing file: %v", err)
	}
}

func TestReadRanks(t *testing.T) {
	const list, object = `["ich", "sie", "ich"]`, `{}`
	p := unpacked(t, map[string]string{"list.json": list, "object.json": object})
	ranks, err := p.ReadRanks(File{words.Name, "list.json", sumOf([]byte(list))})
	if err != nil || ranks["ich"] != 1 || ranks["sie"] != 2 {
		t.Errorf("ranks %v, %v", ranks, err)
	}
	if _, err := p.ReadRanks(File{words.Name, "object.json", sumOf([]byte(object))}); err == nil || !strings.Contains(err.Error(), "object.json") {
		t.Errorf("an object: %v", err)
	}
	if _, err := p.ReadRanks(File{words.Name, "list.json", hello}); err == nil {
		t.Error("another digest is no matter")
	}
}

func TestReadZipped(t *testing.T) {
	var zipped bytes.Buffer
	w := gzip.NewWriter(&zipped)
	if _, err := w.Write([]byte("hello\n")); err != nil || w.Close() != nil {
		t.Fatal(err)
	}
	p := unpacked(t, map[string]string{"words": zipped.String(), "plain": "hello\n"})
	if text, err := p.ReadZipped(File{words.Name, "words", sumOf(zipped.Bytes())}); text != "hello\n" || err != nil {
		t.Errorf("%q, %v", text, err)
	}
	if _, err := p.ReadZipped(File{words.Name, "plain", hello}); err == nil {
		t.Error("a file that is not compressed was read")
	}
}

// A text that is not in UTF-8 is in ISO 8859-2.
func TestReadWordsInLatin2(t *testing.T) {
	const list = "[\"\xbf\xf3\xb3w\"]"
	p := unpacked(t, map[string]string{"list.json": list})
	if words, err := p.ReadWords(File{words.Name, "list.json", sumOf([]byte(list))}); err != nil || len(words) != 1 || words[0] != "żółw" {
		t.Errorf("words %q, %v", words, err)
	}
}

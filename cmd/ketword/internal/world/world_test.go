package world

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"testing"
)

// watched is an input that notes what had been written when it was read.
type watched struct {
	out  *bytes.Buffer
	seen string
}

func (w *watched) Read([]byte) (int, error) {
	w.seen = w.out.String()
	return 0, io.EOF
}

// TestQuestionsAreOut: what was written is out before input is waited for, and
// before an error is told, and not sooner.
func TestQuestionsAreOut(t *testing.T) {
	var out, errors bytes.Buffer
	in := &watched{out: &out}
	w, flush := New(in, &out, &errors)
	io.WriteString(w.Out, "who?")
	if out.Len() > 0 {
		t.Errorf("%q is out at once", &out)
	}
	io.ReadAll(w.In)
	if in.seen != "who?" {
		t.Errorf("%q is out when input is waited for", in.seen)
	}
	io.WriteString(w.Out, " you!")
	io.WriteString(w.Errors, "no")
	if out.String() != "who? you!" || errors.String() != "no" {
		t.Errorf("%q and %q", &out, &errors)
	}
	io.WriteString(w.Out, " bye")
	if err := flush(); err != nil || out.String() != "who? you! bye" {
		t.Errorf("%q: %v", &out, err)
	}
}

// TestReplace: a file is written whole and keeps its mode; a link stays one; no
// other file is left; what is no file is left alone.
func TestReplace(t *testing.T) {
	dir := t.TempDir()
	file, link := filepath.Join(dir, "file"), filepath.Join(dir, "link")
	for _, text := range []string{"long text", "new"} {
		if err := Replace(file, []byte(text)); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Chmod(file, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(file, link); err != nil {
		t.Skip(err)
	}
	if err := Replace(link, []byte("newer")); err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(file)
	info, _ := os.Stat(file)
	if err != nil || string(data) != "newer" || info.Mode() != 0o600 {
		t.Errorf("%q, %v, %v", data, info.Mode(), err)
	}
	if entries, _ := os.ReadDir(dir); len(entries) != 2 {
		t.Errorf("the folder has %v", entries)
	}
	if err := Replace(dir, []byte("x")); err == nil {
		t.Error("a folder is replaced")
	}
}

// TestReplaceIsAtomic: whoever holds the old file reads the old text.
func TestReplaceIsAtomic(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := Replace(file, []byte("old")); err != nil {
		t.Fatal(err)
	}
	held, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer held.Close()
	if err := Replace(file, []byte("new")); err != nil {
		t.Skip(err) // some systems don't rename onto open files
	}
	if data, err := io.ReadAll(held); err != nil || string(data) != "old" {
		t.Errorf("%q, %v", data, err)
	}
}

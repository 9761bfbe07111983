package cli

import (
	"bytes"
	"io"
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
	e := NewEnv(nil, in, &out, &errors)
	io.WriteString(e.Stdout, "who?")
	if out.Len() > 0 {
		t.Errorf("%q is out at once", &out)
	}
	io.ReadAll(e.Stdin)
	if in.seen != "who?" {
		t.Errorf("%q is out when input is waited for", in.seen)
	}
	io.WriteString(e.Stdout, " you!")
	io.WriteString(e.Stderr, "no")
	if out.String() != "who? you!" || errors.String() != "no" {
		t.Errorf("%q and %q", &out, &errors)
	}
	io.WriteString(e.Stdout, " bye")
	if err := e.Flush(); err != nil || out.String() != "who? you! bye" {
		t.Errorf("%q: %v", &out, err)
	}
}

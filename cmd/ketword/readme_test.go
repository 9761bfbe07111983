package main

import (
	"bytes"
	"io"
	"os"
	"strings"
	"testing"

	"ketword/internal/cli"
)

// TestReadme plays what README.md shows of the terminal edition: after each
// prompt of a shell, the program prints what stands there, and what it does not
// print is what was typed.
func TestReadme(t *testing.T) {
	text, err := os.ReadFile("../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	played := 0
	for _, block := range strings.Split(string(text), "\n```console\n")[1:] {
		block, _, _ = strings.Cut(block, "\n```\n")
		for _, call := range strings.Split("\n"+block, "\n$ ")[1:] {
			command, want, _ := strings.Cut(call, "\n")
			replay(t, strings.Fields(command)[1:], strings.TrimRight(want, "\n")+"\n")
			played++
		}
	}
	if played < 3 {
		t.Errorf("%d calls of the program are shown", played)
	}
}

// replay runs the program and compares the screen with what was recorded.
func replay(t *testing.T, args []string, want string) {
	t.Helper()
	s := &screen{want: want}
	e := cli.NewEnv(program(), s, &s.Buffer, &s.Buffer)
	code := e.Run(args)
	if err := e.Flush(); err != nil || code != 0 || s.String() != want {
		t.Errorf("ketword %s: %v, exit code %d\n%s\nwant\n%s", strings.Join(args, " "), err, code, s, want)
	}
}

// screen shows what is printed, and types what was recorded.
type screen struct {
	bytes.Buffer
	want string
}

// Read types the rest of the line that the screen has come to.
func (s *screen) Read(p []byte) (int, error) {
	rest, good := strings.CutPrefix(s.want, s.String())
	line, _, _ := strings.Cut(rest, "\n")
	if !good || line == "" {
		return 0, io.EOF
	}
	n := copy(p, line+"\n")
	s.Write(p[:n])
	return n, nil
}

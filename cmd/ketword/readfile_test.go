package main

import (
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"ketword/engine"
	"ketword/engine/solver"
	"ketword/internal/cli"
	"ketword/internal/cli/clitest"
)

// endless is an input without an end, which repeats a text; it counts what is read.
type endless struct {
	text string
	read int
}

func (e *endless) Read(p []byte) (int, error) {
	for i := range p {
		p[i] = e.text[(e.read+i)%len(e.text)]
	}
	e.read += len(p)
	return len(p), nil
}

// TestInputIsBounded: an endless input ends a command, in a sentence: of a line no more is read than
// a row can have, of a game to review than a file has, and a game has no more guesses than a list.
func TestInputIsBounded(t *testing.T) {
	const long, games = "line 1: longer than 64 kB", "a game has no more than 100000 guesses"
	for _, c := range []struct {
		args  []string
		input string
		most  int // bytes read
		want  string
	}{
		{[]string{"play"}, "x", 2 * mostLine, long},
		{[]string{"assist"}, "x", 2 * mostLine, long},
		{[]string{"review"}, "x", cli.MostFile + 2*mostLine, "standard input: larger than 10 MB"},
		{[]string{"play", "-secret", "audio"}, "slate\n", 6*mostGuesses + 2*mostLine, games},
		{[]string{"play", "-secret", "audio", "-hard"}, "flesh\n", 6*mostGuesses + 2*mostLine, games},
		{[]string{"play", "-secret", "audio", "-voice", "quiet"}, "slate\n", 6*mostGuesses + 2*mostLine, games},
		{[]string{"play", "-secret", "audio", "-voice", "digits", "-tries", "0"}, "slate\n", 6*mostGuesses + 2*mostLine, games},
	} {
		in, out := &endless{text: c.input}, &strings.Builder{}
		e := cli.NewEnv(program(), in, io.Discard, out)
		e.Now = time.Now
		if code := e.Run(c.args); code != cli.ExitBad || in.read > c.most || out.String() != "ketword: "+c.want+"\n" {
			t.Errorf("%q: exit code %d after %d bytes: %s", c.args, code, in.read, out)
		}
	}
}

// TestLongGames: a game may have so many guesses, of which the last wins, and a line so many bytes.
func TestLongGames(t *testing.T) {
	many := strings.Repeat("slate\n", mostGuesses-1)
	out := clitest.Printed(program(), []string{"play", "-secret", "audio"}, many+"audio\n")
	if !strings.HasSuffix(out, "Result: 🟩🟩🟩🟩🟩\n") {
		t.Errorf("after many guesses: %q", out[max(0, len(out)-100):])
	}
	long := "audio" + strings.Repeat(" ", mostLine-6) + "\n"
	if out := clitest.Printed(program(), []string{"play", "-secret", "audio"}, long); !strings.Contains(out, "🟩🟩🟩🟩🟩") {
		t.Errorf("a guess with blanks behind it: %s", out)
	}
	if out := clitest.Printed(program(), []string{"play", "-secret", "audio"}, "slate\n "+long); !strings.HasSuffix(out, "ketword: line 2: longer than 64 kB\n") {
		t.Errorf("with one more: %s", out)
	}
}

// TestRepeatedRows: assist keeps a row once.
func TestRepeatedRows(t *testing.T) {
	list := cli.ListFlags{File: "list"}
	l, err := list.Load(clitest.WithFiles(program(), map[string]string{"list": "audio\nflesh\nslate\n"}))
	if err != nil {
		t.Fatal(err)
	}
	a := adviser{rules: engine.Rules{Mode: engine.Classic, Length: 5}, words: l, table: solver.NewTable(l)}
	for range 3 {
		for _, row := range []string{"slate __*__", "slate __*__"} {
			if err := a.take(row); err != nil {
				t.Fatal(err)
			}
		}
	}
	if len(a.turns) != 1 {
		t.Errorf("%d rows", len(a.turns))
	}
}

func TestFilesAreBounded(t *testing.T) {
	clitest.FilesAreBounded(t, program(), cli.MostFile, func(name, list string) [][]string {
		return [][]string{
			{"play", "-list", name}, {"play", "-guesses", name, "-list", list}, {"check", name}, {"review", name}, {"history", name},
			{"play", "-secret", "audio", "-voice", "quiet", "-scores", name}, {"play", "-history", name},
			{name}, {"5", name},
		}
	})
}

// TestHistoriesStayReadable: a history that has become too long to be read is not written.
func TestHistoriesStayReadable(t *testing.T) {
	name := filepath.Join(t.TempDir(), "h.json")
	text := `{"v":1,"data":[],"settings":{"v":1,"data":{"x":"`
	text += strings.Repeat("x", cli.MostFile-len(text)-4) + `"}}}`
	if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	said := clitest.Printed(program(), []string{"play", "-seed", "1", "-history", name}, "quit\n")
	if data, err := os.ReadFile(name); err != nil || string(data) != text {
		t.Errorf("the file has %d bytes, %v", len(data), err)
	}
	if want := "ketword: " + name + ": larger than 10 MB; the file is unchanged, and this game is not recorded\n"; !strings.HasSuffix(said, want) {
		t.Errorf("%q", said)
	}
}

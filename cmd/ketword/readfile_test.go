package main

import (
	"crypto/sha256"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"ketword/engine"
	"ketword/engine/solver"
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
		{[]string{"review"}, "x", mostFile + 2*mostLine, "standard input: larger than 10 MB"},
		{[]string{"play", "-secret", "audio"}, "slate\n", 6*mostGuesses + 2*mostLine, games},
		{[]string{"play", "-secret", "audio", "-hard"}, "flesh\n", 6*mostGuesses + 2*mostLine, games},
		{[]string{"play", "-secret", "audio", "-voice", "quiet"}, "slate\n", 6*mostGuesses + 2*mostLine, games},
		{[]string{"play", "-secret", "audio", "-voice", "digits", "-tries", "0"}, "slate\n", 6*mostGuesses + 2*mostLine, games},
	} {
		in, out := &endless{text: c.input}, &strings.Builder{}
		e := newEnv(in, io.Discard, out)
		e.now = time.Now
		if code := run(c.args, e); code != exitBad || in.read > c.most || out.String() != "ketword: "+c.want+"\n" {
			t.Errorf("%q: exit code %d after %d bytes: %s", c.args, code, in.read, out)
		}
	}
}

// TestLongGames: a game may have so many guesses, of which the last wins, and a line so many bytes.
func TestLongGames(t *testing.T) {
	many := strings.Repeat("slate\n", mostGuesses-1)
	out := printed([]string{"play", "-secret", "audio"}, many+"audio\n")
	if !strings.HasSuffix(out, "Result: 🟩🟩🟩🟩🟩\n") {
		t.Errorf("after many guesses: %q", out[max(0, len(out)-100):])
	}
	long := "audio" + strings.Repeat(" ", mostLine-6) + "\n"
	if out := printed([]string{"play", "-secret", "audio"}, long); !strings.Contains(out, "🟩🟩🟩🟩🟩") {
		t.Errorf("a guess with blanks behind it: %s", out)
	}
	if out := printed([]string{"play", "-secret", "audio"}, "slate\n "+long); !strings.HasSuffix(out, "ketword: line 2: longer than 64 kB\n") {
		t.Errorf("with one more: %s", out)
	}
}

// TestRepeatedRows: assist keeps a row once.
func TestRepeatedRows(t *testing.T) {
	list := listFlags{file: "list"}
	l, err := list.load(withFiles(map[string]string{"list": "audio\nflesh\nslate\n"}))
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

// TestFilesAreBounded: what is too large, or no file, is refused in a sentence.
func TestFilesAreBounded(t *testing.T) {
	dir := t.TempDir()
	large := filepath.Join(dir, "large")
	if err := os.WriteFile(large, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	if err := os.Truncate(large, mostProof+1); err != nil { // a file of holes, which takes no room
		t.Fatal(err)
	}
	list := filepath.Join(dir, "list")
	if err := os.WriteFile(list, []byte("audio\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	refusal := regexp.MustCompile(`^(ketword|Can't open word list): [a-z/A-Z0-9]*: (not a regular file|is a directory|larger than [15]0 MB)|^Can't open word list: [a-z/A-Z0-9]*$`)
	names := []string{large, dir, os.DevNull}
	for _, device := range []string{"/dev/zero", "/dev/full"} {
		if _, err := os.Stat(device); err == nil {
			names = append(names, device)
		}
	}
	for _, name := range names {
		for _, args := range [][]string{
			{"play", "-list", name}, {"play", "-guesses", name, "-list", list}, {"check", name}, {"review", name}, {"history", name},
			{"play", "-secret", "audio", "-voice", "quiet", "-scores", name}, {"play", "-history", name},
			{"strategy", "-check", name}, {"strategy", "-out", name}, {"prove", "-check", name}, {"prove", "-list", list, "-out", name},
			{"bound", "-check", name}, {"bound", "-out", name}, {"bound", "-merge", "-out", filepath.Join(dir, "new"), name}, {name}, {"5", name},
		} {
			said := strings.Split(strings.TrimSpace(printed(args, "audio\n")), "\n")
			if last := said[len(said)-1]; !refusal.MatchString(last) && !refusal.MatchString(said[0]) {
				t.Errorf("%q: %q", args, said)
			}
		}
	}
}

// pipe makes a named pipe.
func pipe(t *testing.T) string {
	t.Helper()
	name := filepath.Join(t.TempDir(), "pipe")
	if err := exec.Command("mkfifo", name).Run(); err != nil {
		t.Skip(err)
	}
	return name
}

// TestPipes: a pipe that nobody writes to is refused; of one that somebody wrote to all is read, with a
// name or as shells put it in the place of <(…).
func TestPipes(t *testing.T) {
	name := pipe(t)
	if said := printed([]string{"history", name}, ""); said != "ketword: "+name+": nothing comes from this pipe\n" {
		t.Errorf("without a writer: %s", said)
	}
	held, err := os.OpenFile(name, os.O_RDONLY|syscall.O_NONBLOCK, 0) // so that what is written stays
	if err != nil {
		t.Fatal(err)
	}
	defer held.Close()
	w, err := os.OpenFile(name, os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	io.WriteString(w, "audio\n")
	w.Close()
	if data, err := readBounded(t.Context(), name, mostFile); err != nil || string(data) != "audio\n" {
		t.Errorf("with a writer: %q, %v", data, err)
	}
	if runtime.GOOS != "linux" {
		return
	}
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	io.WriteString(w, strings.Repeat("x", 2000))
	w.Close()
	if _, err := readBounded(t.Context(), "/dev/fd/"+strconv.Itoa(int(r.Fd())), 1000); err == nil || !strings.HasSuffix(err.Error(), ": larger than 0 MB") {
		t.Errorf("without a name: %v", err)
	}
}

// TestHostileProofs: a proof, a bound or a strategy that goes on and on after its heading takes no more memory
// than its text a few times: its first bad line ends the reading.
func TestHostileProofs(t *testing.T) {
	t.Chdir(t.TempDir())
	write := func(name, text string) {
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	write("list", "fig\ncut\ncog\nbad\nsky\n")
	heading := func(command string, lines int) string {
		printed([]string{command, "-list", "list", "-out", command}, "")
		text, err := os.ReadFile(command)
		if err != nil {
			t.Fatal(err)
		}
		return strings.Join(strings.SplitAfter(string(text), "\n")[:lines], "")
	}
	proof, bound, strategy := heading("prove", 4), heading("bound", 3), heading("strategy", 4)
	const size = 4 << 20
	empty, same := strings.Repeat("\n", size), strings.Repeat("fig > 20\n", size/9)
	var others strings.Builder // words of no list
	for i := range size / 9 {
		for _, digit := range strconv.Itoa(100_000 + i) {
			others.WriteRune(digit + 'a' - '0')
		}
		others.WriteString(" 9\n")
	}
	for _, c := range []struct{ command, flag, text, want string }{
		{"bound", "-check", bound + empty, "line 4: not the bounds of first guesses"},
		{"bound", "-check", bound + others.String(), "line 4: not in the word list"},
		{"strategy", "-check", strategy + empty, "line 5: no word"},
		{"prove", "-check", sealed(proof + empty), "line 5: not a certificate"},
		{"prove", "-out", proof + same, "line 10: there are more lines than first guesses"},
	} {
		write("text", c.text)
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		said := printed([]string{c.command, "-list", "list", c.flag, "text"}, "")
		runtime.ReadMemStats(&after)
		if !strings.HasPrefix(said, "ketword: text: "+c.want) {
			t.Errorf("%s %s: %s", c.command, c.flag, said)
		}
		if times := (after.TotalAlloc - before.TotalAlloc) / size; times > 10 {
			t.Errorf("%s %s: %d times as many bytes allocated as %q... has", c.command, c.flag, times, c.text[len(c.text)-20:])
		}
	}
}

// sealed returns a certificate with its hash.
func sealed(text string) string {
	return fmt.Sprintf("%ssha256 %x\n", text, sha256.Sum256([]byte(text)))
}

// TestHistoriesStayReadable: a history that has become too long to be read is not written.
func TestHistoriesStayReadable(t *testing.T) {
	name := filepath.Join(t.TempDir(), "h.json")
	text := `{"v":1,"data":[],"settings":{"v":1,"data":{"x":"`
	text += strings.Repeat("x", mostFile-len(text)-4) + `"}}}`
	if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	said := printed([]string{"play", "-seed", "1", "-history", name}, "quit\n")
	if data, err := os.ReadFile(name); err != nil || string(data) != text {
		t.Errorf("the file has %d bytes, %v", len(data), err)
	}
	if want := "ketword: " + name + ": larger than 10 MB; the file is unchanged, and this game is not recorded\n"; !strings.HasSuffix(said, want) {
		t.Errorf("%q", said)
	}
}

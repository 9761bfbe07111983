package main

import (
	"crypto/sha256"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"strconv"
	"strings"
	"testing"

	"ketword/internal/cli/clitest"
)

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
	refusal := regexp.MustCompile(`^(ketword-proofs|Can't open word list): [a-z/A-Z0-9]*: (not a regular file|is a directory|larger than [15]0 MB)|^Can't open word list: [a-z/A-Z0-9]*$`)
	names := []string{large, dir, os.DevNull}
	for _, device := range []string{"/dev/zero", "/dev/full"} {
		if _, err := os.Stat(device); err == nil {
			names = append(names, device)
		}
	}
	for _, name := range names {
		for _, args := range [][]string{
			{"strategy", "-check", name}, {"strategy", "-out", name}, {"prove", "-check", name}, {"prove", "-list", list, "-out", name},
			{"bound", "-check", name}, {"bound", "-out", name}, {"bound", "-merge", "-out", filepath.Join(dir, "new"), name},
			{"prove", "-list", name},
		} {
			said := strings.Split(strings.TrimSpace(clitest.Printed(program(), args, "audio\n")), "\n")
			if last := said[len(said)-1]; !refusal.MatchString(last) && !refusal.MatchString(said[0]) {
				t.Errorf("%q: %q", args, said)
			}
		}
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
		clitest.Printed(program(), []string{command, "-list", "list", "-out", command}, "")
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
		said := clitest.Printed(program(), []string{c.command, "-list", "list", c.flag, "text"}, "")
		runtime.ReadMemStats(&after)
		if !strings.HasPrefix(said, "ketword-proofs: text: "+c.want) {
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

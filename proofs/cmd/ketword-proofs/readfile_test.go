package main

import (
	"crypto/sha256"
	"fmt"
	"os"
	"runtime"
	"strconv"
	"strings"
	"testing"

	"ketword/internal/cli/clitest"
)

func TestFilesAreBounded(t *testing.T) {
	clitest.FilesAreBounded(t, program(), mostProof, func(name, list string) [][]string {
		return [][]string{
			{"strategy", "-check", name}, {"strategy", "-out", name}, {"prove", "-check", name}, {"prove", "-list", list, "-out", name},
			{"bound", "-check", name}, {"bound", "-out", name}, {"bound", "-merge", "-out", list + ".new", name},
			{"prove", "-list", name},
		}
	})
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

package lab

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ketword/engine/solver"
)

// files writes a list and returns the flags that name it.
func files(t *testing.T) []string {
	t.Helper()
	dir := t.TempDir()
	answers, guesses := filepath.Join(dir, "answers.txt"), filepath.Join(dir, "guesses.txt")
	for file, text := range map[string]string{
		answers: "abide\naudio\nflesh\ncrown\nplaid\nbriny\n", guesses: "slate\nsalsa\n",
	} {
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return []string{"-list", answers, "-guesses", guesses}
}

// run runs the command and returns what it printed.
func run(t *testing.T, ctx context.Context, args ...string) (out, told string, err error) {
	t.Helper()
	var stdout, stderr, progress bytes.Buffer
	err = Run(ctx, append(files(t), args...), Streams{Out: &stdout, Errors: &stderr, Progress: &progress})
	return stdout.String(), progress.String(), err
}

func TestTable(t *testing.T) {
	out, told, err := run(t, context.Background(), "-strategy", "entropy, openers", "-opener", "Slate")
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(out), "\n")
	if len(lines) != 3 || !strings.HasPrefix(lines[0], "strategy  games  guesses    mean  worst") {
		t.Fatalf("the table is\n%s", out)
	}
	// slate leaves each of the six words but flesh and briny in a group of its own
	if fields := strings.Fields(lines[1]); fields[0] != "entropy" || fields[1] != "6" || fields[3] < "2.0" || fields[3] > "2.4" {
		t.Errorf("entropy: %s", lines[1])
	}
	if !strings.HasPrefix(strings.TrimSpace(lines[2]), "openers") {
		t.Errorf("openers: %s", lines[2])
	}
	if !strings.HasSuffix(told, "\r\x1b[K") {
		t.Errorf("the progress line ends %q", told)
	}
}

func TestJSON(t *testing.T) {
	out, _, err := run(t, context.Background(), "-json", "-quantum", "-sample", "7", "-strict")
	if err != nil {
		t.Fatal(err)
	}
	var reports []report
	if err := json.Unmarshal([]byte(out), &reports); err != nil || len(reports) != 1 {
		t.Fatalf("%s: %v", out, err)
	}
	r := reports[0]
	games, guesses := 0, 0
	for n, count := range r.Counts {
		games += count
		guesses += (n + 1) * count
	}
	if r.Games != 7 || games != 7 || guesses != r.Guesses || r.Worst != len(r.Counts) || r.Strategy != "eliminate" {
		t.Errorf("%+v", r)
	}
}

// TestSeeds: a sample is the same for a seed.
func TestSeeds(t *testing.T) {
	counts := map[string]bool{}
	for _, seed := range []string{"1", "1", "2", "3", "4"} {
		out, _, err := run(t, context.Background(), "-json", "-sample", "5", "-seed", seed, "-strategy", "random")
		if err != nil {
			t.Fatal(err)
		}
		before, _, _ := strings.Cut(out, `"seconds"`)
		counts[before] = true
	}
	if len(counts) < 2 || len(counts) > 4 {
		t.Errorf("%d different results of four seeds, one of them twice", len(counts))
	}
}

func TestRefused(t *testing.T) {
	for args, want := range map[string]string{
		"-strategy x":       `no strategy "x": there are openers, random,`,
		"-opener zzzzz":     `opener "zzzzz": not in the list`,
		"-opener 1":         `opener "1": not in the list`,
		"more":              `"more": only flags are taken`,
		"-hard -strict":     "choose one",
		"-sample -1":        "-sample -1: not a number of games",
		"-list missing.txt": "missing.txt",
		"-guesses no.txt":   "no.txt",
	} {
		if _, _, err := run(t, context.Background(), strings.Fields(args)...); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %s", args, err, want)
		}
	}
	var out bytes.Buffer
	streams := Streams{Out: &out, Errors: &out}
	if err := Run(context.Background(), []string{"-lang", "it"}, streams); err == nil || err.Error() != `no list of language "it" and 5 letters` {
		t.Error(err)
	}
	if err := Run(context.Background(), []string{"-guesses", "x"}, streams); err == nil || err.Error() != "-guesses needs -list" {
		t.Error(err)
	}
	bad := filepath.Join(t.TempDir(), "bad.txt")
	if err := os.WriteFile(bad, []byte("Hello\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := Run(context.Background(), []string{"-list", bad}, streams); err == nil || !strings.Contains(err.Error(), `line 1: "Hello": not lower-case`) {
		t.Error(err)
	}
	if err := Run(context.Background(), []string{"-no"}, streams); err == nil || !strings.Contains(out.String(), "-strategy") {
		t.Errorf("%v, %s", err, &out)
	}
}

// TestInterrupted: what is known by then is printed.
func TestInterrupted(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	out, _, err := run(t, ctx, "-strategy", "entropy")
	if !errors.Is(err, context.Canceled) || !strings.Contains(out, "entropy") {
		t.Errorf("%v, %s", err, out)
	}
}

// TestBookIsUsed: the strongest player of quantum begins with the book.
func TestBookIsUsed(t *testing.T) {
	o, err := parse([]string{"-quantum", "-lang", "fr", "-length", "4", "-strategy", "best,parts"}, &bytes.Buffer{})
	if err != nil {
		t.Fatal(err)
	}
	l, err := o.list.Load()
	if err != nil {
		t.Fatal(err)
	}
	players, err := o.players(l)
	if err != nil {
		t.Fatal(err)
	}
	booked, is := players[0].(solver.Booked)
	if !is || !booked.Book.Fits(l) {
		t.Errorf("best plays as %T", players[0])
	}
	if _, is := players[1].(solver.Greedy); !is {
		t.Errorf("parts plays as %T", players[1])
	}
	o.strict = true
	if _, is := o.booked(players[1], l).(solver.Booked); is {
		t.Error("a book is used at a level that it does not keep")
	}
}

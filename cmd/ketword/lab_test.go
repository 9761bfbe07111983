package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"ketword/engine/coach"
	"ketword/engine/solver"
	"ketword/internal/cli"
)

// labFiles writes a list and returns the flags that name it.
func labFiles(t *testing.T) []string {
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

// labEnv returns an environment with files, in which lab may be interrupted.
func labEnv(ctx context.Context, out, progress io.Writer) cli.Env {
	return cli.Env{
		Stdout: out, Progress: progress, Now: func() time.Time { return time.Time{} }, Files: cli.FilesOf(cli.MostFile),
		Context: func() (context.Context, context.CancelFunc) { return context.WithCancel(ctx) },
	}
}

// lab runs the command and returns what it printed.
func lab(t *testing.T, ctx context.Context, args ...string) (out, told string, err error) {
	t.Helper()
	var stdout, progress bytes.Buffer
	err = runLab(append(labFiles(t), args...), labEnv(ctx, &stdout, &progress))
	return stdout.String(), progress.String(), err
}

func TestLabTable(t *testing.T) {
	out, told, err := lab(t, context.Background(), "-strategy", "entropy, openers", "-opener", "Slate")
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

func TestLabJSON(t *testing.T) {
	out, _, err := lab(t, context.Background(), "-json", "-quantum", "-sample", "7", "-strict")
	if err != nil {
		t.Fatal(err)
	}
	var reports []coach.Report
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

// TestLabSeeds: a sample is the same for a seed.
func TestLabSeeds(t *testing.T) {
	counts := map[string]bool{}
	for _, seed := range []string{"1", "1", "2", "3", "4"} {
		out, _, err := lab(t, context.Background(), "-json", "-sample", "5", "-seed", seed, "-strategy", "random")
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

// TestLabInterrupted: what is known by then is printed.
func TestLabInterrupted(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	out, _, err := lab(t, ctx, "-strategy", "entropy")
	if !errors.Is(err, context.Canceled) || !strings.Contains(out, "entropy") {
		t.Errorf("%v, %s", err, out)
	}
}

// TestLabEstimates: figures of a sample of the secrets say so.
func TestLabEstimates(t *testing.T) {
	for _, estimate := range []bool{true, false} {
		r := coach.NewReport("parts", solver.Result{Games: 1, Guesses: 2, Counts: []int{0, 0, 1}, Estimate: estimate}, 0)
		for _, test := range []struct {
			options labOptions
			told    string
		}{
			{labOptions{}, "\nEstimates: "}, {labOptions{json: true}, `"estimate": true`}, {labOptions{csv: true}, ",true,"},
		} {
			var out bytes.Buffer
			if err := test.options.print(&out, []coach.Report{r}); err != nil || strings.Contains(out.String(), test.told) != estimate {
				t.Errorf("%v: %s, error %v", estimate, &out, err)
			}
		}
	}
}

package main

import (
	"bytes"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"strings"

	"github.com/andybalholm/brotli"

	"ketword/wordlists/gen/internal/report"
	"ketword/wordlists/gen/internal/selection"
)

// printReport prints counts, examples and sizes of the lists.
func printReport(w io.Writer, o options, results []result) error {
	total := 0
	for _, r := range results {
		if len(results) > 1 {
			fmt.Fprintf(w, "\n%s\n\n", r.tag)
		}
		random := rand.New(rand.NewPCG(o.seed, 0))
		report.Counts(w, r.words, report.Lengths(o.length))
		report.Dropped(w, r.words, o.length, o.first, random)
		printUnused(w, "guesses.txt", r.unused.Guesses)
		printUnused(w, "allow.txt", r.unused.Allow)
		printUnused(w, "block.txt", r.unused.Block)
		printUnused(w, "slurs.txt", r.unused.Slurs)
		printSamples(w, o, r, random)
		if o.compare != "" {
			if err := printComparison(w, o, r); err != nil {
				return err
			}
		}
		size, err := printSizes(w, r)
		if err != nil {
			return err
		}
		total += size
	}
	// The site publishes answers and guesses as one file, which is smaller.
	_, err := fmt.Fprintf(w, "%d bytes as brotli, each file by itself; the build prints the size of the published files\n", total)
	return err
}

// printUnused prints the entries of a hand-made list that change nothing.
func printUnused(w io.Writer, file string, words []string) {
	if len(words) > 0 {
		fmt.Fprintf(w, "%s: %d without effect: %s\n", file, len(words), strings.Join(words, " "))
	}
}

func printSamples(w io.Writer, o options, r result, random *rand.Rand) {
	if o.sample == 0 {
		return
	}
	for _, k := range report.Lengths(o.length) {
		sample := report.Sample(selection.OfLength(r.words.Answers, k), o.sample, random)
		fmt.Fprintf(w, "%d of the answers with %d letters: %s\n", len(sample), k, strings.Join(sample, " "))
	}
}

func printComparison(w io.Writer, o options, r result) error {
	data, err := os.ReadFile(o.compare)
	if err != nil {
		return err
	}
	fmt.Fprintf(w, "compared with %s: ", o.compare)
	report.Compare(selection.OfLength(r.words.Answers, o.length), strings.Fields(string(data))).Print(w, r.words.Dropped, o.first)
	return nil
}

// printSizes prints the sizes of the lists of a language, as they are and as
// brotli, and returns the sum of the latter.
func printSizes(w io.Writer, r result) (total int, err error) {
	for _, l := range r.files() {
		var out bytes.Buffer
		pack := brotli.NewWriterLevel(&out, brotli.BestCompression)
		if _, err := io.WriteString(pack, l.text()); err != nil {
			return 0, err
		}
		if err := pack.Close(); err != nil {
			return 0, err
		}
		fmt.Fprintf(w, "%s: %d bytes, %d as brotli\n", l.path, len(l.text()), out.Len())
		total += out.Len()
	}
	return total, nil
}

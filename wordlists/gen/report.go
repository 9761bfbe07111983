package main

import (
	"bytes"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"strings"

	"github.com/andybalholm/brotli"

	"ketword/wordlists/gen/internal/crop"
	"ketword/wordlists/gen/internal/report"
)

// printReport prints what is to know of the lists.
func printReport(w io.Writer, o options, fields []field) error {
	total := 0
	for _, f := range fields {
		if len(fields) > 1 {
			fmt.Fprintf(w, "\n%s\n\n", f.tag)
		}
		random := rand.New(rand.NewPCG(o.seed, 0))
		report.Counts(w, f.crop, report.Lengths(o.length))
		report.Drops(w, f.crop, o.length, o.first, random)
		printNeedless(w, "allow.txt", f.allow)
		printNeedless(w, "block.txt", f.block)
		printNeedless(w, "slurs.txt", f.slurs)
		printSamples(w, o, f, random)
		if o.compare != "" {
			if err := printComparison(w, o, f); err != nil {
				return err
			}
		}
		size, err := printSizes(w, f)
		if err != nil {
			return err
		}
		total += size
	}
	// The site publishes answers and guesses as one file, which takes less.
	_, err := fmt.Fprintf(w, "%d bytes by brotli, each file by itself; the build tells what the published ones take\n", total)
	return err
}

// printNeedless prints the entries of a hand-made list that change nothing.
func printNeedless(w io.Writer, file string, words []string) {
	if len(words) > 0 {
		fmt.Fprintf(w, "%d needless in %s: %s\n", len(words), file, strings.Join(words, " "))
	}
}

func printSamples(w io.Writer, o options, f field, random *rand.Rand) {
	if o.sample == 0 {
		return
	}
	for _, k := range report.Lengths(o.length) {
		sample := report.Sample(crop.Words(f.crop.Answers, k), o.sample, random)
		fmt.Fprintf(w, "%d of the answers of %d letters: %s\n", len(sample), k, strings.Join(sample, " "))
	}
}

func printComparison(w io.Writer, o options, f field) error {
	data, err := os.ReadFile(o.compare)
	if err != nil {
		return err
	}
	fmt.Fprintf(w, "compared with %s: ", o.compare)
	report.Compare(crop.Words(f.crop.Answers, o.length), strings.Fields(string(data))).Print(w, f.crop.Drops, o.first)
	return nil
}

// printSizes prints the bytes of the lists of a language, as they are and
// compressed, and returns the sum of the latter.
func printSizes(w io.Writer, f field) (total int, err error) {
	for _, l := range f.files() {
		var out bytes.Buffer
		pack := brotli.NewWriterLevel(&out, brotli.BestCompression)
		if _, err := io.WriteString(pack, l.text()); err != nil {
			return 0, err
		}
		if err := pack.Close(); err != nil {
			return 0, err
		}
		fmt.Fprintf(w, "%s: %d bytes, %d by brotli\n", l.path, len(l.text()), out.Len())
		total += out.Len()
	}
	return total, nil
}

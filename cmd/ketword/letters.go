package main

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"text/tabwriter"

	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/lexicon"
	"ketword/internal/cli"
)

const (
	lettersSynopsis = cli.ListSynopsis + " [-allowed] [-json | -csv]"
	lettersAbout    = `Counts the letters of a list's answers, in all and by position, the most frequent
first. Tells how many words there are, and how many pairs of answers share no letter.`
)

// runLetters counts the letters of the list that the arguments name.
func runLetters(args []string, e cli.Env) error {
	set := cli.NewFlags(e, "letters", lettersSynopsis, lettersAbout)
	list := cli.AddListFlags(set.FlagSet)
	allowed := set.Bool("allowed", false, "count all words that may be guessed, instead of the answers")
	asJSON := set.Bool("json", false, "print JSON instead of a table")
	asCSV := set.Bool("csv", false, "print a table for spreadsheets")
	if err := set.ParseAll(args, func() error { return checkFormats(*asJSON, *asCSV) }); err != nil {
		return err
	}
	return list.With(e, func(ctx context.Context, l *lexicon.Lexicon) error {
		found, err := coach.CountList(ctx, l, *allowed)
		switch {
		case err != nil:
			return err
		case *asJSON:
			return printLettersJSON(e.Stdout, found)
		case *asCSV:
			_, err := io.WriteString(e.Stdout, found.Letters.CSV())
			return err
		}
		return printLetters(e.Stdout, found, *allowed)
	})
}

// lettersReport is what JSON has of a list's letters.
type lettersReport struct {
	Answers int            `json:"answers"`
	Guesses int            `json:"guesses"`
	Pairs   int            `json:"pairs"`
	Words   int            `json:"words"` // whose letters are counted
	Letters []letterReport `json:"letters"`
}

// letterReport is what JSON has of a letter.
type letterReport struct {
	Letter    string `json:"letter"`
	Kind      string `json:"kind,omitempty"`
	Count     int    `json:"count"`
	Words     int    `json:"words"` // that have it
	Positions []int  `json:"positions"`
}

func printLettersJSON(w io.Writer, found coach.ListLetters) error {
	r := lettersReport{Answers: found.Answers, Guesses: found.Guesses, Pairs: found.Pairs, Words: found.Letters.Words, Letters: []letterReport{}}
	for _, c := range found.Letters.Counts {
		r.Letters = append(r.Letters, letterReport{
			Letter: engine.Text(string(c.Letter)), Kind: c.Kind.String(), Count: c.Count, Words: c.Holders, Positions: c.At[:found.Letters.Length],
		})
	}
	encoder := json.NewEncoder(w)
	encoder.SetIndent("", "  ")
	return encoder.Encode(r)
}

// printLetters writes a table: which letters come first, and where they stand.
func printLetters(w io.Writer, found coach.ListLetters, allowed bool) error {
	counted := "the answers"
	if allowed {
		counted = "all words that may be guessed"
	}
	fmt.Fprintf(w, "%s, %s that may be guessed, %s that share no letter.\n",
		cli.Count(found.Answers, "answer", "answers"), countWords(found.Guesses), cli.Count(found.Pairs, "pair of answers", "pairs of answers"))
	printKind(w, "Vowels of "+counted, found.Letters.Of(coach.Vowel))
	printKind(w, "Consonants of "+counted, found.Letters.Of(coach.Consonant))
	fmt.Fprintln(w)
	table := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprint(table, "letter\tcount\tshare\twords\t")
	for i := range found.Letters.Length {
		fmt.Fprintf(table, "%d\t", i+1)
	}
	fmt.Fprintln(table)
	for _, c := range found.Letters.Counts {
		fmt.Fprintf(table, "%s\t%d\t%.2f %%\t%d\t", engine.Text(string(c.Letter)), c.Count, percent*found.Letters.Share(c), c.Holders)
		for _, n := range c.At[:found.Letters.Length] {
			fmt.Fprintf(table, "%d\t", n)
		}
		fmt.Fprintln(table)
	}
	return table.Flush()
}

// printKind writes which letters of a kind come first, if there are any.
func printKind(w io.Writer, name string, letters []coach.LetterCount) {
	if len(letters) == 0 {
		return
	}
	fmt.Fprint(w, name, ", most frequent first:")
	for _, c := range letters {
		fmt.Fprint(w, " ", engine.Text(string(c.Letter)))
	}
	fmt.Fprintln(w)
}

const percent = 100 // of a whole

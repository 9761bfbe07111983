// Package listflags finds the word list that a command's flags name: one of
// the program's, or one in files.
package listflags

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"strings"
	"unicode/utf8"

	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/wordlists"
)

// Flags are the flags that name a list.
type Flags struct {
	List    string // file of the answers; "" for one of the program's lists
	Guesses string // file of further guesses
	Lang    string
	Length  int
}

// Add adds the flags to a set. They have their values once it is parsed.
func Add(set *flag.FlagSet) *Flags {
	f := &Flags{}
	set.StringVar(&f.List, "list", "", "`file` of answers, one a line, instead of one of the program's lists")
	set.StringVar(&f.Guesses, "guesses", "", "`file` of further guesses, with -list")
	set.StringVar(&f.Lang, "lang", "en", "`language` of the list: en, de or fr")
	set.IntVar(&f.Length, "length", 5, "`letters` of its words")
	return f
}

// Load reads the list.
func (f Flags) Load() (*lexicon.Lexicon, error) {
	if f.List != "" {
		return f.fromFiles()
	}
	if f.Guesses != "" {
		return nil, errors.New("-guesses needs -list")
	}
	texts, found := wordlists.Find(f.Lang, f.Length)
	if !found {
		return nil, fmt.Errorf("no list of language %q and %d letters", f.Lang, f.Length)
	}
	return lexicon.New(f.Lang, f.Length, texts.Answers, texts.Guesses)
}

func (f Flags) fromFiles() (*lexicon.Lexicon, error) {
	answers, err := os.ReadFile(f.List)
	if err != nil {
		return nil, err
	}
	var guesses []byte
	if f.Guesses != "" {
		if guesses, err = os.ReadFile(f.Guesses); err != nil {
			return nil, err
		}
	}
	first, _, _ := strings.Cut(string(answers), "\n")
	length := utf8.RuneCountInString(strings.TrimSuffix(first, "\r"))
	l, err := lexicon.New(f.Lang, max(length, engine.MinLength), string(answers), string(guesses))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", f.List, err)
	}
	return l, nil
}

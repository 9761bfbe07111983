// Package listflags finds the word list that a command's flags name: one of
// the program's, or one in files.
package listflags

import (
	"errors"
	"flag"
	"fmt"

	"ketword/app/model"
	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/wordlists"
)

// Flags are the flags that name a list.
type Flags struct {
	List    string // file of the answers; "" for one of the program's lists
	Guesses string // file of further guesses
	Lang    string // "" for the default
	Length  int    // 0 for the default
	Fold    bool   // whether files may hold upper case
}

// The list of a program's player who names none.
const (
	defaultLang   = "en"
	defaultLength = 5
)

// Synopsis is how the flags stand in a command's synopsis.
const Synopsis = "[-list FILE] [-guesses FILE] [-lang en] [-length 5]"

// Add adds the flags to a set. They have their values once it is parsed.
func Add(set *flag.FlagSet) *Flags {
	f := &Flags{}
	set.StringVar(&f.List, "list", "", "`FILE` of answers, one a line, instead of one of the program's lists")
	set.StringVar(&f.Guesses, "guesses", "", "`FILE` of further guesses, with -list")
	set.Func("lang", "language `TAG` of the list: en, de or fr; in a file's puzzles it stands instead of the list's fingerprint (default en)", func(s string) error {
		f.Lang = s
		return checkTag(s)
	})
	set.Func("length", "`LETTERS` of its words: 4 to 8, or 2 to 15 in a file, where they are counted if this is left out (default 5)", func(s string) (err error) {
		f.Length, err = engine.ParseLength(s)
		return err
	})
	return f
}

// BuiltIn returns language and length of a list of the program; false if the
// list is in files.
func (f Flags) BuiltIn() (lang string, length int, is bool) {
	lang, length = f.Lang, f.Length
	if lang == "" {
		lang = defaultLang
	}
	if length == 0 {
		length = defaultLength
	}
	return lang, length, f.List == ""
}

// checkTag tells whether a language can stand in the name of a puzzle.
func checkTag(s string) error {
	id := engine.Identity{Rules: engine.Rules{Mode: engine.Classic, Length: engine.MinLength}, Lang: s}
	if read, err := engine.ParseIdentity(id.String()); err != nil || read != id {
		return errors.New("no language")
	}
	return nil
}

// Load reads the list. The error is an [*OpenError] or a [*BadError] where a
// file is at fault.
func (f Flags) Load(read ReadFile) (*lexicon.Lexicon, error) {
	lang, length, builtIn := f.BuiltIn()
	switch {
	case !builtIn:
		return f.fromFiles(read)
	case f.Guesses != "":
		return nil, errors.New("-guesses needs -list")
	}
	texts, found := wordlists.Find(lang, length)
	if !found {
		return nil, fmt.Errorf("no list of language %q and %d letters", lang, length)
	}
	return lexicon.New(lang, length, texts.Answers, texts.Guesses)
}

// fromFiles reads the list from its files. Unless it has a language, it is
// called as on the site, so that it has the same daily puzzles.
func (f Flags) fromFiles(read ReadFile) (*lexicon.Lexicon, error) {
	answers, err := f.text(read, f.List)
	if err != nil {
		return nil, err
	}
	guesses := ""
	if f.Guesses != "" {
		if guesses, err = f.text(read, f.Guesses); err != nil {
			return nil, err
		}
	}
	lang, length := f.Lang, f.Length
	source := lexicon.Source{
		Lang: lang, Answers: answers, Guesses: guesses,
		LangOf: func(print lexicon.Fingerprint) string { return model.OwnName(print, length).Lang },
	}
	if length == 0 {
		return f.counted(source)
	}
	source.Length = length
	return f.load(source)
}

// load reads a list of the length that it says.
func (f Flags) load(s lexicon.Source) (*lexicon.Lexicon, error) {
	l, err := lexicon.Load(s)
	if err == nil {
		return l, nil
	}
	bad := &BadError{File: f.List, Err: err}
	if list, is := errors.AsType[*lexicon.ListError](err); is {
		bad.Err = list
		if list.Guesses {
			bad.File = f.Guesses
		}
	}
	return nil, bad
}

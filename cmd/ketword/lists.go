package main

import (
	"cmp"
	"context"
	"errors"
	"flag"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"ketword/app/lists"
	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/engine/solver"
	"ketword/wordlists"
)

// listFlags are the flags that name a word list: one that is
// built in, or one in files.
type listFlags struct {
	file    string // of the answers; "" for a built-in list
	guesses string // file of further guesses
	lang    string // "" for the default
	length  int    // 0 for the default
	fold    bool   // whether files may hold upper case
}

// The list of a player who names none.
const (
	defaultLang   = "en"
	defaultLength = 5
)

// listSynopsis is how the flags stand in a command's synopsis.
const listSynopsis = "[-list FILE] [-guesses FILE] [-lang en] [-length 5]"

// addListFlags adds the flags to a set. They have their values once it is
// parsed.
func addListFlags(set *flag.FlagSet) *listFlags {
	f := &listFlags{}
	set.StringVar(&f.file, "list", "", "`FILE` of the words that can be the secret, one a line")
	set.StringVar(&f.guesses, "guesses", "", "`FILE` of further words that may be guessed, with -list")
	set.Func("lang", "`LANGUAGE` of the words: en, de or fr (default en); with -list a name for the list, in the place of its fingerprint", func(s string) (err error) {
		f.lang, err = engine.ParseLang(s)
		return err
	})
	set.Func("length", "`LETTERS` of a word: 4 to 8 (default 5); with -list 2 to 15 (default as in the file)", func(s string) (err error) {
		f.length, err = engine.ParseLength(s)
		return err
	})
	return f
}

// builtIn returns the language and length of a built-in list; false if the list
// is in files.
func (f listFlags) builtIn() (lang string, length int, is bool) {
	return cmp.Or(f.lang, defaultLang), cmp.Or(f.length, defaultLength), f.file == ""
}

// load reads the list. Where a file is at fault, the error is an [*openError]
// or a [*badListError].
func (f listFlags) load(e env) (*lexicon.Lexicon, error) {
	lang, length, builtIn := f.builtIn()
	switch {
	case !builtIn:
		return f.loadFiles(e)
	case f.guesses != "":
		return nil, errors.New("-guesses needs -list")
	}
	texts, found := wordlists.Find(lang, length)
	if !found {
		return nil, fmt.Errorf("no built-in list for language %q with %d letters; there are %s", lang, length, builtInLists())
	}
	return lexicon.New(lang, length, texts.Answers, texts.Guesses)
}

// table prepares the list that was loaded for solving, with what is stored of it: so the strongest
// player is the same in every command. It panics if what is stored does not belong to the list, which the
// tests rule out.
func (f listFlags) table(l *lexicon.Lexicon) *solver.Table {
	t, err := solver.Prepare(engine.Forever, l, solver.Stored(f.stored(l)))
	if err != nil {
		panic(err)
	}
	return t
}

// stored returns what is stored of the list that was loaded: of a built-in one, or one in files that has
// the same words.
func (f listFlags) stored(l *lexicon.Lexicon) wordlists.Stored {
	if lang, length, builtIn := f.builtIn(); builtIn {
		list, _ := wordlists.Find(lang, length)
		return list.Stored
	}
	for _, e := range wordlists.Catalogue() {
		if e.Fingerprint != l.Fingerprint().String() || e.Length != l.Length() || e.Guesses != l.GuessCount() {
			continue
		}
		list, _ := wordlists.Find(e.Lang, e.Length)
		same, err := lexicon.New(e.Lang, e.Length, list.Answers, list.Guesses)
		if err == nil && slices.Equal(slices.Collect(same.Guesses()), slices.Collect(l.Guesses())) {
			return list.Stored
		}
	}
	return wordlists.Stored{}
}

// with loads the list and does something with it, until the player interrupts it.
func (f listFlags) with(e env, do func(context.Context, *lexicon.Lexicon) error) error {
	l, err := f.load(e)
	if err != nil {
		return err
	}
	ctx, stop := e.context()
	defer stop()
	return do(ctx, l)
}

// builtInLists says which lists the program has.
func builtInLists() string {
	var langs []string
	least, most := engine.MaxLength, engine.MinLength
	for _, entry := range wordlists.Catalogue() {
		if !slices.Contains(langs, entry.Lang) {
			langs = append(langs, entry.Lang)
		}
		least, most = min(least, entry.Length), max(most, entry.Length)
	}
	return fmt.Sprintf("%s with %d to %d letters", strings.Join(langs, ", "), least, most)
}

// loadFiles reads the list from its files. Unless -lang names it, it has
// the name that it has on the site, so that it has the same daily puzzles.
func (f listFlags) loadFiles(e env) (*lexicon.Lexicon, error) {
	answers, err := f.text(e, f.file)
	if err != nil {
		return nil, err
	}
	guesses := ""
	if f.guesses != "" {
		if guesses, err = f.text(e, f.guesses); err != nil {
			return nil, err
		}
	}
	source := lexicon.Source{
		Lang: f.lang, Length: f.length, Answers: answers, Guesses: guesses,
		LangOf: func(print lexicon.Fingerprint) string { return lists.OwnName(print, f.length).Lang },
	}
	if f.length == 0 {
		return f.loadCounted(source)
	}
	return f.loadSource(source)
}

// byteOrderMark begins the text files of some editors.
const byteOrderMark = "\uFEFF"

func (f listFlags) text(e env, name string) (string, error) {
	data, err := e.files.read(context.Background(), name)
	if err != nil {
		return "", &openError{file: name, err: err}
	}
	text := strings.TrimPrefix(string(data), byteOrderMark)
	if !utf8.ValidString(text) {
		return text, nil // ToLower would hide what is wrong
	}
	text = norm.NFC.String(text)
	if f.fold {
		text = engine.CaseOf(text).Lower(text)
	}
	return text, nil
}

// loadSource reads a list whose length is known.
func (f listFlags) loadSource(s lexicon.Source) (*lexicon.Lexicon, error) {
	l, err := lexicon.Load(engine.Forever, s)
	if err == nil {
		return l, nil
	}
	bad := &badListError{file: f.file, err: err}
	if list, is := errors.AsType[*lexicon.ListError](err); is {
		bad.err = list
		if list.Guesses {
			bad.file = f.guesses
		}
	}
	return nil, bad
}

// What is said of a list that can't be used.
const (
	cannotOpen  = "Can't open word list"
	invalidList = "Invalid word file"
)

// openError tells that a file of a list can't be read.
type openError struct {
	file string
	err  error
}

func (e *openError) Error() string {
	return fmt.Sprintf("%s: %s: %v", cannotOpen, e.file, reason(e.err))
}
func (e *openError) Unwrap() error { return e.err }
func (*openError) plain()          {}

// badListError tells that a file is no list, and the first line that is wrong.
type badListError struct {
	file string
	err  error // a *lexicon.ListError or one of its problems
}

func (e *badListError) Error() string { return fmt.Sprintf("%s: %s: %v", invalidList, e.file, e.err) }
func (e *badListError) Unwrap() error { return e.err }
func (*badListError) plain()          {}

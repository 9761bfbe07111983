package cli

import (
	"cmp"
	"context"
	_ "embed"
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

// ListFlags are the flags that name a word list: one that is
// built in, or one in files.
type ListFlags struct {
	File    string // of the answers; "" for a built-in list
	Guesses string // file of further guesses
	Lang    string // "" for the default
	Length  int    // 0 for the default
	Fold    bool   // whether files may hold upper case
}

// The list of a player who names none.
const (
	defaultLang   = "en"
	defaultLength = 5
)

// ListSynopsis is how the flags stand in a command's synopsis.
const ListSynopsis = "[-list FILE] [-guesses FILE] [-lang en] [-length 5]"

//go:embed lists.txt
var listsText string

// WithLists returns a help with what all programs say about lists inserted at the beginning of its
// section LISTS.
func WithLists(help string) string {
	return strings.Replace(help, "LISTS\n", fmt.Sprintf(listsText, builtInLists()), 1)
}

// AddListFlags adds the flags to a set. They have their values once it is
// parsed.
func AddListFlags(set *flag.FlagSet) *ListFlags {
	f := &ListFlags{}
	set.StringVar(&f.File, "list", "", "`FILE` of the words that can be the secret, one a line")
	set.StringVar(&f.Guesses, "guesses", "", "`FILE` of further words that may be guessed, with -list")
	set.Func("lang", "`LANGUAGE` of the words: "+builtInLists()+" (default en); with -list a name for the list, in the place of its fingerprint", func(s string) (err error) {
		f.Lang, err = engine.ParseLang(s)
		return err
	})
	set.Func("length", "`LETTERS` of a word: 4 to 8 (default 5); with -list 2 to 15 (default as in the file)", func(s string) (err error) {
		f.Length, err = engine.ParseLength(s)
		return err
	})
	return f
}

// builtIn returns the language and length of a built-in list; false if the list
// is in files.
func (f ListFlags) builtIn() (lang string, length int, is bool) {
	return cmp.Or(f.Lang, defaultLang), cmp.Or(f.Length, defaultLength), f.File == ""
}

// Load reads the list. Where a file is at fault, the error is an [*OpenError]
// or a [*BadListError].
func (f ListFlags) Load(e Env) (*lexicon.Lexicon, error) {
	lang, length, builtIn := f.builtIn()
	switch {
	case !builtIn:
		return f.loadFiles(e)
	case f.Guesses != "":
		return nil, errors.New("-guesses needs -list")
	}
	texts, found := wordlists.Find(lang, length)
	if !found {
		return nil, fmt.Errorf("no built-in list for language %q with %d letters; there are %s", lang, length, builtInLists())
	}
	return lexicon.New(lang, length, texts.Answers, texts.Guesses)
}

// Table prepares the loaded list for solving, with what is stored of it, so that the strongest
// player is the same in every command. It panics if what is stored does not belong to the list,
// which the tests rule out.
func (f ListFlags) Table(l *lexicon.Lexicon) *solver.Table {
	t, err := solver.Prepare(engine.Forever, l, solver.Stored(f.stored(l)))
	if err != nil {
		panic(err)
	}
	return t
}

// stored returns what is stored of the loaded list, if it is built in or has the same words as a
// built-in one.
func (f ListFlags) stored(l *lexicon.Lexicon) wordlists.Stored {
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

// With loads the list and calls do, with a context that ends when the player interrupts it.
func (f ListFlags) With(e Env, do func(context.Context, *lexicon.Lexicon) error) error {
	l, err := f.Load(e)
	if err != nil {
		return err
	}
	ctx, stop := e.Context()
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

// loadFiles reads the list from its files. Unless -lang gives another name, it has its name on the
// site, and so the same daily puzzles.
func (f ListFlags) loadFiles(e Env) (*lexicon.Lexicon, error) {
	answers, err := f.text(e, f.File)
	if err != nil {
		return nil, err
	}
	guesses := ""
	if f.Guesses != "" {
		if guesses, err = f.text(e, f.Guesses); err != nil {
			return nil, err
		}
	}
	source := lexicon.Source{
		Lang: f.Lang, Length: f.Length, Answers: answers, Guesses: guesses,
		LangOf: func(print lexicon.Fingerprint) string { return lists.OwnName(print, f.Length).Lang },
	}
	if f.Length == 0 {
		return f.loadCounted(source)
	}
	return f.loadSource(source)
}

// ByteOrderMark begins the text files of some editors.
const ByteOrderMark = "\uFEFF"

func (f ListFlags) text(e Env, name string) (string, error) {
	data, err := e.Files.Read(context.Background(), name)
	if err != nil {
		return "", &OpenError{File: name, Err: err}
	}
	text := strings.TrimPrefix(string(data), ByteOrderMark)
	if !utf8.ValidString(text) {
		return text, nil // ToLower would hide what is wrong
	}
	text = norm.NFC.String(text)
	if f.Fold {
		text = engine.CaseOf(text).Lower(text)
	}
	return text, nil
}

// loadSource reads a list whose length is known.
func (f ListFlags) loadSource(s lexicon.Source) (*lexicon.Lexicon, error) {
	l, err := lexicon.Load(engine.Forever, s)
	if err == nil {
		return l, nil
	}
	bad := &BadListError{File: f.File, Err: err}
	if list, is := errors.AsType[*lexicon.ListError](err); is {
		bad.Err = list
		if list.Guesses {
			bad.File = f.Guesses
		}
	}
	return nil, bad
}

// Messages about lists that can't be used.
const (
	CannotOpen  = "Can't open word list"
	InvalidList = "Invalid word file"
)

// OpenError tells that a file of a list can't be read.
type OpenError struct {
	File string
	Err  error
}

func (e *OpenError) Error() string {
	return fmt.Sprintf("%s: %s: %v", CannotOpen, e.File, reason(e.Err))
}
func (e *OpenError) Unwrap() error { return e.Err }
func (*OpenError) plain()          {}

// BadListError tells that a file is no list, and the first line that is wrong.
type BadListError struct {
	File string
	Err  error // a *lexicon.ListError or one of its problems
}

func (e *BadListError) Error() string { return fmt.Sprintf("%s: %s: %v", InvalidList, e.File, e.Err) }
func (e *BadListError) Unwrap() error { return e.Err }
func (*BadListError) plain()          {}

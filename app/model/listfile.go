package model

import (
	"cmp"
	"errors"
	"maps"
	"slices"

	"ketword/engine/lexicon"
	"ketword/internal/format"
)

// MaxListBytes is how long the text of a list may be: 100,000 words of eight
// letters, each of the longest code, take a third of it.
const MaxListBytes = 10 << 20

// Part is one of the two texts of a list.
type Part string

// The parts.
const (
	AnswersPart Part = "answers"
	GuessesPart Part = "guesses"
)

// Import is the state of the form that imports a list.
type Import struct {
	Files   map[Part]string // names of the files picked; without one, the words typed count
	Busy    bool            // the list is being checked
	Refusal ListRefusal
}

// ListRefusal tells why a list was not imported. The zero
// ListRefusal tells nothing.
type ListRefusal struct {
	Part     Part              // of which it tells
	Problems []lexicon.Problem // of its lines
	Lengths  []LengthCount     // of its words, if one is to be chosen
	Size     int               // of the text in bytes, if it is too long
	Unread   bool              // the file could not be read
	Twin     string            // title of a list here with the same answers
}

// Refused reports whether there is anything to tell.
func (r ListRefusal) Refused() bool {
	return len(r.Problems) > 0 || len(r.Lengths) > 0 || r.Size > 0 || r.Unread || r.Twin != ""
}

// PickFile picks the file of a part of the list to import; "" picks none.
type PickFile struct {
	Part Part
	Name string
}

// update notes that the file counts, or, without one, the words typed.
func (msg PickFile) update(m Model) (Model, []Effect) {
	files := map[Part]string{}
	maps.Copy(files, m.Import.Files)
	files[msg.Part] = msg.Name
	if msg.Name == "" {
		delete(files, msg.Part)
	}
	m.Import.Files, m.Import.Refusal = files, ListRefusal{}
	return m, nil
}

// SubmitImport imports what the form holds: all words, or, unless Length is 0,
// those of that length.
type SubmitImport struct{ Length int }

func (msg SubmitImport) update(m Model) (Model, []Effect) {
	if m.Import.Busy {
		return m, nil
	}
	m.Import.Busy, m.Import.Refusal, m.Notices = true, ListRefusal{}, nil
	return m, []Effect{CheckImport{Length: msg.Length}}
}

// CheckImport reads and checks what the form holds, by [CheckList]. It comes
// back as [Imported] or [ImportRefused].
type CheckImport struct {
	effect
	Length int // of the words that are wanted; 0 for all
}

// Draft is a list that was read and found good, to be imported.
type Draft struct {
	Title            string
	Words            *lexicon.Lexicon
	Answers, Guesses string // its texts, in NFC
	Mends            Mends
	Also             string // language whose words may be guessed, too; or ""
}

// list returns what is known of the list.
func (d Draft) list() List {
	return List{
		Name:    OwnName(d.Words.Fingerprint(), d.Words.Length()),
		Title:   d.Title,
		Answers: d.Words.AnswerCount(),
		Guesses: d.Words.GuessCount(),
		Quantum: d.Words.HasPair(),
		Bytes:   len(d.Answers) + len(d.Guesses),
		Letters: string(d.Words.Letters()),
		Also:    d.Also,
	}
}

// Imported brings a list that was found good.
type Imported struct{ Draft Draft }

// update takes in the list. One with the same answers is the same list, so it
// is refused: its games would be mixed up with those of the one that is here.
func (msg Imported) update(m Model) (Model, []Effect) {
	d, list := msg.Draft, msg.Draft.list()
	list.Title = m.newTitle(list.Title)
	if twin, here := m.Find(list.Name); here {
		return ImportRefused{ListRefusal{Twin: twin.Title}}.update(m)
	}
	m.loaded = maps.Clone(m.loaded)
	m.loaded[list.Name] = d.Words
	m = m.withOwn(append(m.without(list.Name), list))
	m.Import = Import{}
	m.Deleted = slices.DeleteFunc(slices.Clone(m.Deleted), func(l List) bool { return l.Name == list.Name })
	told := []Notice{ListImported{List: list, Mends: d.Mends}}
	if m.wanted.list.Own() && m.wanted.list.Lang != list.Name.Lang {
		told = also(told, ListMissing{List: List{Name: m.wanted.list}})
	}
	m = m.tell(told...)
	m.changes++
	effects := []Effect{KeepList{List: list, Answers: d.Answers, Guesses: d.Guesses}, ClearImport{}}
	if m.wanted.list.Lang == list.Name.Lang {
		d := m.wanted
		m.wanted = destination{}
		m, opened := m.goTo(d)
		return m, append(effects, opened...)
	}
	return m, effects
}

// KeepList keeps a list that was imported. If it can't, [NotKept] comes back.
type KeepList struct {
	effect
	List             List
	Answers, Guesses string
}

// ClearImport empties the form.
type ClearImport struct{ effect }

// ImportRefused tells why a list was not imported.
type ImportRefused struct{ Refusal ListRefusal }

// update leaves what was picked and typed as it is, to be corrected.
func (msg ImportRefused) update(m Model) (Model, []Effect) {
	m.Import.Busy, m.Import.Refusal = false, msg.Refusal
	return m, nil
}

// ListForm is what a list is made from: its texts have one word a line and are
// in NFC.
type ListForm struct {
	Title   string
	File    string // name of the file with the answers; gives the title, if there is none
	Answers string
	Guesses string // further ones; may be ""
	Length  int    // of the words that are wanted; 0 for all
	Also    string // language whose words may be guessed, too; or ""
}

// ImportError tells which lines of a list to import are wrong.
type ImportError struct {
	Part     Part
	Problems []lexicon.Problem
}

// Error names the first problem.
func (e *ImportError) Error() string { return format.Text("%s: %v", e.Part, e.Problems[0]) }

// LengthsError tells that the words of a list to import have several lengths, of
// which one is to be chosen.
type LengthsError struct{ Lengths []LengthCount }

// Error returns how many lengths there are.
func (e *LengthsError) Error() string { return format.Text("words of %d lengths", len(e.Lengths)) }

// CheckList reads a list and puts right what can be. yield is called every few
// milliseconds. The error is an [*ImportError] or a [*LengthsError].
func CheckList(f ListForm, yield func()) (Draft, error) {
	answers, err := readPart(AnswersPart, f.Answers, yield)
	if err != nil {
		return Draft{}, err
	}
	guesses, err := readPart(GuessesPart, f.Guesses, yield)
	if err != nil {
		return Draft{}, err
	}
	length, err := chooseLength(answers, guesses, f.Length)
	if err != nil {
		return Draft{}, err
	}
	d := Draft{Title: cmp.Or(cleanTitle(f.Title), fileTitle(f.File)), Answers: answers.ofLength(length), Guesses: guesses.ofLength(length), Also: f.Also}
	d.Mends = answers.mends(length).plus(guesses.mends(length))
	d.Words, err = lexicon.Load(lexicon.Source{
		LangOf: func(f lexicon.Fingerprint) string { return OwnName(f, length).Lang },
		Length: length, Answers: d.Answers, Guesses: d.Guesses, Yield: yield,
	})
	var bad *lexicon.ListError
	switch {
	case err == nil:
		d.Words.FindPairs(yield)
		return d, nil
	case errors.As(err, &bad) && bad.Guesses:
		return Draft{}, &ImportError{Part: GuessesPart, Problems: bad.Problems}
	case errors.As(err, &bad):
		return Draft{}, &ImportError{Part: AnswersPart, Problems: bad.Problems}
	}
	return Draft{}, err
}

// readPart reads a text of a list. The error is an [*ImportError].
func readPart(part Part, text string, yield func()) (*listText, error) {
	read, problems := readListText(text, yield)
	if len(problems) > 0 {
		return nil, &ImportError{Part: part, Problems: problems}
	}
	return read, nil
}

// chooseLength returns the length that the words of a list are to have: the one
// that is wanted or, if none is, the only one that the answers have. Where that would
// leave words out, the error asks for a choice.
func chooseLength(answers, guesses *listText, wanted int) (int, error) {
	var lengths []LengthCount
	for n := MinListLength; n <= MaxListLength; n++ {
		if count := answers.count(n); count > 0 {
			lengths = append(lengths, LengthCount{Length: n, Answers: count, Guesses: guesses.count(n)})
		}
	}
	if slices.ContainsFunc(lengths, func(c LengthCount) bool { return c.Length == wanted }) {
		return wanted, nil
	}
	if len(lengths) == 0 {
		return 0, &ImportError{Part: AnswersPart, Problems: answers.wrongLengths(MinListLength, MaxListLength)}
	}
	only := lengths[0]
	switch {
	case len(lengths) > 1 || answers.others(only.Length) > 0:
		return 0, &LengthsError{Lengths: lengths}
	case guesses.words > 0 && only.Guesses == 0:
		return 0, &ImportError{Part: GuessesPart, Problems: guesses.wrongLengths(only.Length, only.Length)}
	case guesses.others(only.Length) > 0:
		return 0, &LengthsError{Lengths: lengths}
	}
	return only.Length, nil
}

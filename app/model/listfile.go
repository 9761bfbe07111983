package model

import (
	"errors"
	"fmt"
	"iter"
	"maps"
	"slices"
	"strings"

	"ketword/engine"
	"ketword/engine/lexicon"
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
	Size     int               // of the text in bytes, if it is too long
	Unread   bool              // the file could not be read
	Twin     string            // title of a list here with the same answers
}

// Refused reports whether there is anything to tell.
func (r ListRefusal) Refused() bool {
	return len(r.Problems) > 0 || r.Size > 0 || r.Unread || r.Twin != ""
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

// SubmitImport imports what the form holds.
type SubmitImport struct{}

func (SubmitImport) update(m Model) (Model, []Effect) {
	if m.Import.Busy {
		return m, nil
	}
	m.Import.Busy, m.Import.Refusal, m.Notices = true, ListRefusal{}, nil
	return m, []Effect{CheckImport{}}
}

// CheckImport reads and checks what the form holds, by [CheckList]. It comes
// back as [Imported] or [ImportRefused].
type CheckImport struct{ effect }

// Draft is a list that was read and found good, to be imported.
type Draft struct {
	Title            string
	Words            *lexicon.Lexicon
	Answers, Guesses string // its texts, in NFC
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
	told := []Notice{ListImported{List: list}}
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

// newTitle returns a title with a number behind it, if it is taken.
func (m Model) newTitle(title string) string {
	taken := func(t string) bool {
		return slices.ContainsFunc(m.Own, func(l List) bool { return l.Title == t })
	}
	next := title
	for n := 2; title != "" && taken(next); n++ {
		next = fmt.Sprintf("%s %d", title, n)
	}
	return next
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

// ImportError tells which lines of a list to import are wrong.
type ImportError struct {
	Part     Part
	Problems []lexicon.Problem
}

// Error names the first problem.
func (e *ImportError) Error() string { return fmt.Sprintf("%s: %v", e.Part, e.Problems[0]) }

// CheckList checks the texts of a list, which are in NFC: the answers and,
// unless it is "", the further guesses. The length is that of the first good
// word. yield is called every few milliseconds. The error is an
// [*ImportError].
func CheckList(title, answers, guesses string, yield func()) (Draft, error) {
	length, problems := listLength(answers)
	if len(problems) > 0 {
		return Draft{}, &ImportError{Part: AnswersPart, Problems: problems}
	}
	words, err := lexicon.Load(lexicon.Source{
		LangOf: func(f lexicon.Fingerprint) string { return OwnName(f, length).Lang },
		Length: length, Answers: answers, Guesses: guesses, Yield: yield,
	})
	var bad *lexicon.ListError
	switch {
	case err == nil:
		words.FindPairs(yield)
		return Draft{Title: cleanTitle(title), Words: words, Answers: answers, Guesses: guesses}, nil
	case !errors.As(err, &bad):
		return Draft{}, err
	case bad.Guesses:
		return Draft{}, &ImportError{Part: GuessesPart, Problems: bad.Problems}
	}
	return Draft{}, &ImportError{Part: AnswersPart, Problems: bad.Problems}
}

// longLine is more bytes than any word has.
const longLine = 100

// listLength returns the length that the words of a list must have: that of the
// first word that can be played here. If a line before it is no word, it
// returns the usual length, and loading the list tells what is wrong. If all
// words are too short or too long, it returns the first of them as problems.
func listLength(text string) (int, []lexicon.Problem) {
	var problems []lexicon.Problem
	line := 0
	for s := range strings.Lines(text) {
		line++
		s = strings.TrimRight(s, "\r\n")
		if len(s) > longLine { // not to be looked through at once
			break
		}
		w, err := engine.MakeWord(s)
		length := w.Len()
		if tooLong := (*engine.LengthError)(nil); errors.As(err, &tooLong) {
			length, err = tooLong.Got, nil
		}
		switch {
		case err != nil:
			return DefaultRules().Length, nil
		case length >= MinListLength && length <= MaxListLength:
			return length, nil
		}
		wrong := &engine.LengthError{Got: length, Min: MinListLength, Max: MaxListLength}
		problems = append(problems, lexicon.Problem{Line: line, Text: s, Err: wrong})
		if len(problems) == lexicon.MaxProblems {
			break
		}
	}
	return DefaultRules().Length, problems
}

// pieceBytes is how much of a text is worked on at a time: a few milliseconds'
// worth on a slow phone.
const pieceBytes = 128 << 10

// Pieces cuts a text at the ends of lines into pieces that are worked on one
// at a time. A longer line is a piece of its own.
func Pieces(text string) iter.Seq[string] {
	return func(yield func(string) bool) {
		for len(text) > 0 {
			end := len(text)
			if end > pieceBytes {
				end = pieceBytes
				if rest := strings.IndexByte(text[end:], '\n'); rest >= 0 {
					end += rest + 1
				} else {
					end = len(text)
				}
			}
			if !yield(text[:end]) {
				return
			}
			text = text[end:]
		}
	}
}

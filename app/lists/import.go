package lists

import (
	"cmp"
	"errors"
	"slices"

	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/internal/format"
)

// MaxBytes is how long the text of a list may be: 100,000 words of fifteen
// letters, each of the longest code, take six tenths of it.
const MaxBytes = 10 << 20

// Part is one of the two texts of a list.
type Part string

// The parts.
const (
	AnswersPart Part = "answers"
	GuessesPart Part = "guesses"
)

// Draft is a list that was read and found good, to be imported.
type Draft struct {
	Title            string
	Words            *lexicon.Lexicon
	Answers, Guesses string // its texts, in NFC
	Tidied           Tidied
	Also             string // language whose words may be guessed, too; or ""
}

// List returns what is known of the list.
func (d Draft) List() List {
	return List{
		Name:    OwnName(d.Words.Fingerprint(), d.Words.Length()),
		Title:   d.Title,
		Answers: d.Words.AnswerCount(),
		Guesses: d.Words.GuessCount(),
		Quantum: d.Words.HasPair(),
		Bytes:   len(d.Answers) + len(d.Guesses),
		Letters: d.Words.Alphabet().String(),
		Also:    d.Also,
	}
}

// Form is what a list is made from: its texts have one word a line and are
// in NFC.
type Form struct {
	Title   string
	File    string // name of the file with the answers; gives the title, if there is none
	Answers string
	Guesses string // further ones; may be ""
	Length  int    // of the words that are wanted; 0 for all
	Also    string // language whose words may be guessed, too; or ""
	Skips   bool   // lines that are no words are left out
	Agrees  bool   // to how the texts are understood; a length is chosen beside that, and agrees, too

	Lookalikes bool // words that are Mixed are taken
}

// ImportError tells which lines of a list to import are wrong.
type ImportError struct {
	Part     Part
	Problems []lexicon.Problem
	Skips    int // lines that can be left out; 0 if that would not do

	Lookalikes bool // there are words that are Mixed, which can be taken

	Understood []Understood
}

// Error names the first problem.
func (e *ImportError) Error() string { return format.Text("%s: %v", e.Part, e.Problems[0]) }

// LengthsError tells that the words of a list to import have several lengths, of
// which one is to be chosen.
type LengthsError struct {
	Lengths    []LengthCount
	Understood []Understood
}

// UnderstoodError tells how the texts of a list were understood, where that is to be agreed to before it is imported.
type UnderstoodError struct{ Understood []Understood }

// Error returns how many texts are more than words.
func (e *UnderstoodError) Error() string {
	return format.Text("%d texts with more than words", len(e.Understood))
}

// Error returns how many lengths there are.
func (e *LengthsError) Error() string { return format.Text("words of %d lengths", len(e.Lengths)) }

// Read reads a list and puts right what can be. The error is an [*ImportError], a
// [*LengthsError], an [*UnderstoodError], or that of ctx.
func Read(ctx engine.Context, f Form) (Draft, error) {
	texts := f.sources()
	answers, err := f.readPart(ctx, AnswersPart, texts[0])
	if err != nil {
		return Draft{}, err
	}
	guesses, err := f.readPart(ctx, GuessesPart, texts[1])
	if err != nil {
		return Draft{}, err
	}
	understood := guesses.understood(answers.understood(nil))
	length, err := chooseLength(ctx, answers, guesses, f.Length)
	if several, is := errors.AsType[*LengthsError](err); is {
		several.Understood = understood
	}
	if err == nil && len(understood) > 0 && !f.Agrees && f.Length == 0 {
		err = &UnderstoodError{understood}
	}
	if err != nil {
		return Draft{}, err
	}
	d := Draft{Title: cmp.Or(CleanTitle(f.Title), fileTitle(f.File)), Answers: answers.ofLength(length), Guesses: guesses.ofLength(length), Also: f.Also}
	d.Tidied = answers.tidied(length).plus(guesses.tidied(length))
	d.Words, err = lexicon.Load(ctx, lexicon.Source{
		LangOf: func(f lexicon.Fingerprint) string { return OwnName(f, length).Lang },
		Length: length, Answers: d.Answers, Guesses: d.Guesses,
	})
	if bad, is := errors.AsType[*lexicon.ListError](err); is {
		part := AnswersPart
		if bad.Guesses {
			part = GuessesPart
		}
		return Draft{}, &ImportError{Part: part, Problems: bad.Problems}
	}
	if err != nil {
		return Draft{}, err
	}
	d.Words.FindPairs(ctx)
	return d, nil
}

// source is a text of a list.
type source struct {
	text string
	json bool // it was
}

// sources returns the answers and the further guesses, which the answers have with them if they are such JSON.
func (f Form) sources() [2]source {
	by := engine.CaseOf(f.Answers)
	if !by.Dotless() {
		by = engine.CaseOf(f.Guesses)
	}
	texts := [2]source{{text: by.LowerI(f.Answers)}, {text: by.LowerI(f.Guesses)}}
	for i, t := range texts {
		if words, guesses, is := jsonWords(t.text); is {
			texts[i] = source{words, true}
			if i == 0 && guesses != "" && f.Guesses == "" {
				texts[1] = source{guesses, true}
				break
			}
		}
	}
	return texts
}

// readPart reads a text of a list. The error is an [*ImportError], or that of ctx.
func (f Form) readPart(ctx engine.Context, part Part, s source) (*listText, error) {
	reader := lineReader{Understood: Understood{Format: JSON}}
	if !s.json {
		reader = sniffFormat(s.text)
	}
	reader.Part = part
	read, problems, err := readListText(ctx, s.text, reader, f.Lookalikes)
	switch {
	case err != nil:
		return nil, err
	case len(problems) == 0 || f.Skips && read != nil:
		return read, nil
	}
	wrong := &ImportError{Part: part, Problems: problems}
	if read != nil && (part == GuessesPart || read.playable()) {
		wrong.Skips = read.bad
	}
	wrong.Lookalikes = read != nil && read.alike > 0
	if read != nil {
		wrong.Understood = read.understood(nil)
	}
	return nil, wrong
}

// understood returns how a text was understood, behind others, if that is to be told.
func (t *listText) understood(others []Understood) []Understood {
	if t.format.plain() {
		return others
	}
	return append(others, t.format.Understood)
}

// chooseLength returns the length that the words of a list are to have: the one
// that is wanted or, if none is, the only one that the answers have. Where that would
// leave words out, the error asks for a choice.
func chooseLength(ctx engine.Context, answers, guesses *listText, wanted int) (int, error) {
	var lengths []LengthCount
	for n := engine.MinLength; n <= engine.MaxLength; n++ {
		if count := answers.count(n); count > 0 {
			lengths = append(lengths, LengthCount{Length: n, Answers: count, Guesses: guesses.count(n)})
		}
	}
	if slices.ContainsFunc(lengths, func(c LengthCount) bool { return c.Length == wanted }) {
		return wanted, nil
	}
	if len(lengths) == 0 {
		return 0, answers.wrongLengths(ctx, AnswersPart, engine.MinLength, engine.MaxLength)
	}
	only := lengths[0]
	switch {
	case len(lengths) > 1 || answers.others(only.Length) > 0:
		return 0, &LengthsError{Lengths: lengths}
	case guesses.words > 0 && only.Guesses == 0:
		return 0, guesses.wrongLengths(ctx, GuessesPart, only.Length, only.Length)
	case guesses.others(only.Length) > 0:
		return 0, &LengthsError{Lengths: lengths}
	}
	return only.Length, nil
}

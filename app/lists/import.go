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
	Takes   bool   // words that are Mixed are taken
	Agrees  bool   // to how the texts are understood; a length is chosen beside that, and agrees, too
}

// Refusal tells why a list is not imported: what is wrong with it, or what is to be chosen or agreed to before.
// The zero Refusal tells nothing.
type Refusal struct {
	Part       Part              // of which it tells
	Problems   []lexicon.Problem // of its lines
	Skips      int               // lines that can be left out; 0 if that would not do
	Takes      bool              // there are words that are Mixed, which can be taken
	Lengths    []LengthCount     // of its words, if one is to be chosen
	Understood []Understood      // how its texts were read, where that is more than words
	Size       int               // of the text in bytes, if it is too long
	Unread     bool              // the file could not be read
	Twin       string            // title of a list here with the same answers
}

// Refused reports whether there is anything to tell.
func (r *Refusal) Refused() bool {
	return len(r.Problems) > 0 || len(r.Lengths) > 0 || len(r.Understood) > 0 || r.Size > 0 || r.Unread || r.Twin != ""
}

// Error names the first problem, if there is one.
func (r *Refusal) Error() string {
	if len(r.Problems) == 0 {
		return "a choice is missing"
	}
	return format.Text("%s: %v", r.Part, r.Problems[0])
}

// Read reads a list and puts right what can be. The error is a [*Refusal], or that of ctx.
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
	length, err := chooseLength(ctx, answers, guesses, f.Length)
	if err != nil {
		return Draft{}, err
	}
	if told := understood(answers, guesses); len(told) > 0 && !f.Agrees && f.Length == 0 {
		return Draft{}, &Refusal{Understood: told}
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
		return Draft{}, &Refusal{Part: part, Problems: bad.Problems}
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

// readPart reads a text of a list. The error is a [*Refusal], or that of ctx.
func (f Form) readPart(ctx engine.Context, part Part, s source) (*listText, error) {
	reader := lineReader{Understood: Understood{Format: JSON}}
	if !s.json {
		reader = sniffFormat(s.text)
	}
	reader.Part = part
	read, problems, err := readListText(ctx, s.text, reader, f.Takes)
	switch {
	case err != nil:
		return nil, err
	case read == nil:
		return nil, &Refusal{Part: part, Problems: problems}
	case len(problems) == 0 || f.Skips:
		return read, nil
	}
	wrong := &Refusal{Part: part, Problems: problems, Takes: read.alike > 0, Understood: understood(read)}
	if part == GuessesPart || read.playable() {
		wrong.Skips = read.bad
	}
	return nil, wrong
}

// understood returns how texts were understood, where that is to be told.
func understood(texts ...*listText) (told []Understood) {
	for _, t := range texts {
		if !t.format.plain() {
			told = append(told, t.format.Understood)
		}
	}
	return told
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
	several := len(lengths) > 1 || answers.others(only.Length) > 0
	switch {
	case !several && guesses.words > 0 && only.Guesses == 0:
		return 0, guesses.wrongLengths(ctx, GuessesPart, only.Length, only.Length)
	case several || guesses.others(only.Length) > 0:
		return 0, &Refusal{Lengths: lengths, Understood: understood(answers, guesses)}
	}
	return only.Length, nil
}

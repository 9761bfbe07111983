package lists

import (
	"cmp"
	"errors"
	"slices"

	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/internal/format"
)

// A player imports a list from a form with two texts: the answers, and further guesses. Read checks and
// corrects both.

// MaxBytes is the maximum size of a list's text: 100,000 words of fifteen letters take six
// tenths of it even if each letter has the longest encoding.
const MaxBytes = 10 << 20

// ErrDocument means that a file is not text, such as a word processor's.
var ErrDocument = errors.New("not a text file")

// Part is one of the two texts of a list.
type Part string

const (
	AnswersPart Part = "answers"
	GuessesPart Part = "guesses"
)

// Draft is a valid list that was read and can be imported.
type Draft struct {
	Title            string
	Words            *lexicon.Lexicon
	Answers, Guesses string // its texts, in NFC
	Tidied           Tidied
	Also             string // language of additional guesses; or ""
}

// List returns the list's properties.
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

// Form is the input for importing a list. Its texts have one word a line, and are in NFC.
type Form struct {
	Title   string
	File    string // name of the file with the answers; gives the title if Title is ""
	Answers string
	Guesses string // further guesses; may be ""
	Length  int    // length of the words to import; 0 for all, if they have the same
	Also    string // language of additional guesses; or ""
	Skips   bool   // skip lines that are not words
	Takes   bool   // accept words that are Mixed
	Agrees  bool   // the player agrees to how the texts were read; choosing a length implies this
}

// Refusal says why a list is not imported: what is wrong with it, or what the player must choose or agree
// to first. The zero Refusal means that nothing is wrong.
type Refusal struct {
	Part       Part              // the text that it concerns
	Problems   []lexicon.Problem // problems of its lines
	Skips      int               // number of lines that could be skipped; 0 if that would not help
	Takes      bool              // some words are Mixed, and could be accepted
	Lengths    []LengthCount     // lengths of its words, if the player must choose one
	Understood []Understood      // how its texts were read, if they are more than lists of words
	Size       int               // size of the text in bytes, if that is too large
	Unread     bool              // the file could not be read
	Twin       string            // title of a known list with the same answers
}

// Refused reports whether r is not zero.
func (r *Refusal) Refused() bool {
	return len(r.Problems) > 0 || len(r.Lengths) > 0 || len(r.Understood) > 0 || r.Size > 0 || r.Unread || r.Twin != ""
}

// Error returns the first problem, if there is one.
func (r *Refusal) Error() string {
	if len(r.Problems) == 0 {
		return "a choice is missing"
	}
	return format.Text("%s: %v", r.Part, r.Problems[0])
}

// Read reads a list and corrects what it can. The error is a [*Refusal] or that of ctx.
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
	d.Tidied = answers.tidied(length).Plus(guesses.tidied(length))
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

// EveryLength, in place of a length, imports a list for each length of the words.
const EveryLength = -1

// ReadEvery reads a list for each length of the answers, as Read does. The titles have the length, in place of one that the title ends
// with. What was corrected in the whole text, and what is in none of the lists, is told of the first.
func ReadEvery(ctx engine.Context, f Form) (drafts []Draft, err error) {
	f.Length = 0
	_, err = Read(ctx, f)
	refusal, is := errors.AsType[*Refusal](err)
	if !is || len(refusal.Lengths) == 0 {
		return nil, err
	}
	for _, l := range refusal.Lengths {
		f.Length = l.Length
		d, err := Read(ctx, f)
		if err != nil {
			return nil, err
		}
		if d.Title != "" {
			d.Title = withNumber(withoutLength(d.Title, refusal.Lengths), l.Length)
		}
		drafts = append(drafts, d)
	}
	for i := range drafts[1:] {
		d, l := &drafts[i+1].Tidied, refusal.Lengths[i+1]
		drafts[0].Tidied.Others -= l.Answers + l.Guesses + d.Repeats
		d.Empty, d.Apart, d.Skipped, d.Others = 0, 0, 0, 0
	}
	return drafts, nil
}

// source is a text of a list.
type source struct {
	text string
	json bool // it was JSON
}

// sources returns the texts of the answers and of the further guesses. If the answers are JSON, they may
// contain both.
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

// readPart reads one text of a list. The error is a [*Refusal] or that of ctx.
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

// understood returns how texts were read, for those that are more than lists of words.
func understood(texts ...*listText) (told []Understood) {
	for _, t := range texts {
		if !t.format.plain() {
			told = append(told, t.format.Understood)
		}
	}
	return told
}

// chooseLength returns the length of the words to import: the wanted one or, if that is 0,
// the only length among the answers. If words of other lengths would be lost, it returns an
// error that asks for a choice.
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

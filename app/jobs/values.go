package jobs

import (
	"cmp"
	"strings"

	"ketword/app/internal/smalljson"
	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/solver"
	"ketword/internal/each"
	"ketword/internal/format"
)

// Values of the engine cross the border as text, in the forms that they have elsewhere.

// textOf joins what reads and writes a value.
type textOf[T any] struct {
	value *T
	write func(T) string
	read  func(string) (T, error)
}

func (t textOf[T]) String() string { return t.write(*t.value) }

func (t textOf[T]) SetText(s string) (err error) {
	*t.value, err = t.read(s)
	return err
}

// textsOf joins what reads and writes each of some values, none of them with blanks.
func textsOf[T any](values *[]T, write func(T) string, read func(string) (T, error)) smalljson.Text {
	return textOf[[]T]{
		values,
		func(all []T) string { return strings.Join(each.Of(all, write), " ") },
		func(s string) ([]T, error) { return readAll(strings.Fields(s), read) },
	}
}

// readAll reads values, each written as a text; nil is none.
func readAll[T any](texts []string, read func(string) (T, error)) ([]T, error) {
	var all []T
	for _, text := range texts {
		value, err := read(text)
		if err != nil {
			return nil, err
		}
		all = append(all, value)
	}
	return all, nil
}

// wordText is a word, which may be the empty one.
func wordText(w *engine.Word) smalljson.Text {
	return textOf[engine.Word]{w, engine.Word.String, readWord}
}

func readWord(s string) (engine.Word, error) {
	if s == "" {
		return engine.Word{}, nil
	}
	return engine.MakeWord(s)
}

// isMixed stands behind the marks of a mixed row: where all are absent, nothing else
// tells that it is.
const isMixed = "!"

func writeFeedback(f engine.Feedback) string {
	s := f.String()
	if f.Mixed() {
		s += isMixed
	}
	return s
}

func readFeedback(s string) (engine.Feedback, error) {
	row, mixed := strings.CutSuffix(s, isMixed)
	if s == "" {
		return engine.Feedback{}, nil
	}
	f, err := engine.ParseFeedback(row)
	if err != nil {
		return f, err
	}
	marks := make([]engine.Mark, f.Len())
	for i, m := range f.Marks() {
		marks[i] = m
	}
	return engine.NewFeedback(mixed, marks...), nil
}

func writeTurns(turns []engine.Turn) string { return strings.Join(each.Of(turns, writeTurn), " ") }

func readTurns(s string) ([]engine.Turn, error) {
	var turns []engine.Turn
	fields := strings.Fields(s)
	for ; len(fields) > 1; fields = fields[2:] {
		guess, wrong := engine.MakeWord(fields[0])
		feedback, bad := readFeedback(fields[1])
		if err := cmp.Or(wrong, bad); err != nil {
			return nil, err
		}
		turns = append(turns, engine.Turn{Guess: guess, Feedback: feedback})
	}
	return turns, nil
}

func turnText(t *engine.Turn) smalljson.Text { return textOf[engine.Turn]{t, writeTurn, readTurn} }

func writeTurn(t engine.Turn) string { return t.Guess.String() + " " + writeFeedback(t.Feedback) }

func readTurn(s string) (engine.Turn, error) {
	turns, err := readTurns(s)
	if len(turns) == 0 {
		return engine.Turn{}, err
	}
	return turns[0], err
}

func secretText(secret *engine.Secret) smalljson.Text {
	return textOf[engine.Secret]{secret, writeSecret, readSecret}
}

// secretsText is secrets: the words of each, joined by a sign.
func secretsText(secrets *[]engine.Secret) smalljson.Text {
	return textsOf(secrets, writeSecret, readSecret)
}

const betweenWords = "+"

func writeSecret(s engine.Secret) string { return strings.ReplaceAll(s.String(), " ", betweenWords) }

func readSecret(s string) (engine.Secret, error) {
	if s == "" { // it is not known
		return engine.Secret{}, nil
	}
	words, err := readAll(strings.Split(s, betweenWords), engine.MakeWord)
	if err != nil {
		return engine.Secret{}, err
	}
	return engine.NewSecret(words...)
}

func writeRules(r engine.Rules) string {
	return format.Text("%s %d %d %s", r.Mode, r.Length, r.Tries, r.Level)
}

func readRules(s string) (r engine.Rules, err error) {
	fields := strings.Fields(s)
	if len(fields) != 4 {
		return r, &engine.ParseError{Text: s, Want: "mode, length, tries and level"}
	}
	var wrong [4]error
	r.Mode, wrong[0] = engine.ParseMode(fields[0])
	r.Length, wrong[1] = engine.ParseLength(fields[1])
	r.Tries, wrong[2] = engine.ParseTries(fields[2])
	r.Level, wrong[3] = engine.ParseLevel(fields[3])
	return r, cmp.Or(wrong[:]...)
}

// position is a game under way, as most tasks have it, without its secret.
func position(g *coach.Game) smalljson.Object {
	return smalljson.Object{
		{Name: "rules", Value: textOf[engine.Rules]{&g.Rules, writeRules, readRules}},
		{Name: "turns", Value: textOf[[]engine.Turn]{&g.Turns, writeTurns, readTurns}},
		{Name: "pool", Value: (*string)(&g.Pool)},
	}
}

// ranked is a guess with what it is expected to do.
func ranked(r *solver.Ranked) smalljson.Object {
	return smalljson.Object{
		{Name: "guess", Value: wordText(&r.Guess)},
		{Name: "cost", Value: &r.Cost},
		{Name: "remaining", Value: &r.Remaining},
		{Name: "bits", Value: &r.Bits},
		{Name: "parts", Value: &r.Parts},
		{Name: "worst", Value: &r.Worst},
		{Name: "wins", Value: &r.Wins},
		{Name: "secrets", Value: &r.Secrets},
		{Name: "possible", Value: &r.Possible},
		{Name: "estimate", Value: &r.Estimate},
		{Name: "proved", Value: &r.Proved},
	}
}

// left is how many secrets are possible.
func left(l *coach.Left) smalljson.Object {
	return smalljson.Object{
		{Name: "secrets", Value: &l.Secrets},
		{Name: "estimate", Value: &l.Estimate},
		{Name: "widened", Value: &l.Widened},
		{Name: "few", Value: secretsText(&l.Few)},
	}
}

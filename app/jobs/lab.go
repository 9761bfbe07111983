package jobs

import (
	"strconv"
	"strings"

	"ketword/app/internal/smalljson"
	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/solver"
	"ketword/internal/each"
	"ketword/internal/format"
)

// Letters asks how often letters occur in the answers of a list, or in all words that may
// be guessed.
type Letters struct{ Guesses bool }

// LettersPart tells it, and how many words and pairs the list has.
type LettersPart struct{ coach.ListLetters }

func (*Letters) kind() string { return "letters" }

func (l *Letters) fields() smalljson.Object {
	return smalljson.Object{{Name: "guesses", Value: &l.Guesses}}
}

func (p *LettersPart) fields() smalljson.Object {
	return smalljson.Object{
		{Name: "answers", Value: &p.Answers},
		{Name: "guesses", Value: &p.Guesses},
		{Name: "pairs", Value: &p.Pairs},
		{Name: "words", Value: &p.Letters.Words},
		{Name: "length", Value: &p.Letters.Length},
		{Name: "counts", Value: textsOf(&p.Letters.Counts, writeCount, readCount)},
	}
}

// writeCount writes a letter with its kind, its occurrences, the words that have it,
// and its occurrences by position.
func writeCount(c coach.LetterCount) string {
	return engine.Text(string(c.Letter)) + "," + writeNumbers(append([]int{int(c.Kind), c.Count, c.Holders}, c.At[:]...))
}

// kindCountHolders is how many numbers stand before those by position.
const kindCountHolders = 3

func readCount(s string) (coach.LetterCount, error) {
	letter, rest, _ := strings.Cut(s, ",")
	n, err := readNumbers(rest)
	letters, wrong := engine.ParseLetters(letter)
	if err != nil || wrong != nil || len(letters) != 1 || len(n) != kindCountHolders+engine.MaxLength {
		return coach.LetterCount{}, format.Error("%q: not the counts of a letter", s)
	}
	c := coach.LetterCount{Letter: letters[0], Kind: coach.LetterKind(n[0]), Count: n[1], Holders: n[2]}
	copy(c.At[:], n[kindCountHolders:])
	return c, nil
}

// writeNumbers writes numbers with commas between.
func writeNumbers(numbers []int) string {
	return strings.Join(each.Of(numbers, strconv.Itoa), ",")
}

func readNumbers(s string) ([]int, error) {
	if s == "" {
		return nil, nil
	}
	return readAll(strings.Split(s, ","), strconv.Atoi)
}

func (l *Letters) run(ctx engine.Context, t *solver.Table, tell func(Part)) error {
	found, err := coach.CountList(ctx, t.Lexicon(), l.Guesses)
	return tellOnly(tell, &LettersPart{found}, err)
}

// Openers asks for the best first guesses by each cost.
type Openers struct {
	Mode  engine.Mode
	Width int // how many by each
}

// OpenersPart tells those of one cost.
type OpenersPart struct{ coach.Openers }

func (*Openers) kind() string { return "openers" }

func (o *Openers) fields() smalljson.Object {
	return smalljson.Object{{Name: "mode", Value: modeText(&o.Mode)}, {Name: "width", Value: &o.Width}}
}

func (p *OpenersPart) fields() smalljson.Object {
	return smalljson.Object{
		{Name: "strategy", Value: &p.Strategy},
		{Name: "best", Value: smalljson.Items(&p.Best, ranked)},
		{Name: "estimate", Value: &p.Estimate},
	}
}

func (o *Openers) run(ctx engine.Context, t *solver.Table, tell func(Part)) error {
	return coach.BestOpeners(ctx, t, o.Mode, o.Width, func(found coach.Openers) { tell(&OpenersPart{found}) })
}

// Opener asks what a word is expected to do as the first guess.
type Opener struct {
	Mode engine.Mode
	Word engine.Word
}

// OpenerPart tells it.
type OpenerPart struct{ Guess solver.Ranked }

func (*Opener) kind() string { return "opener" }

func (o *Opener) fields() smalljson.Object {
	return smalljson.Object{{Name: "mode", Value: modeText(&o.Mode)}, {Name: "word", Value: wordText(&o.Word)}}
}

func (p *OpenerPart) fields() smalljson.Object {
	return smalljson.Object{{Name: "guess", Value: ranked(&p.Guess)}}
}

func (o *Opener) run(ctx engine.Context, t *solver.Table, tell func(Part)) error {
	found, err := coach.RateOpener(t, o.Mode, o.Word)
	if err != nil {
		return err
	}
	tell(&OpenerPart{found})
	return ctx.Err()
}

func modeText(m *engine.Mode) smalljson.Text {
	return textOf[engine.Mode]{m, engine.Mode.String, engine.ParseMode}
}

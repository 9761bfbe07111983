package jobs

import (
	"slices"
	"strconv"
	"strings"
	"time"

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
		{Name: "counts", Value: textOf[[]coach.LetterCount]{&p.Letters.Counts, writeCounts, readCounts}},
	}
}

// writeCounts writes each letter with its kind, its occurrences, the words that have it,
// and its occurrences by position.
func writeCounts(counts []coach.LetterCount) string {
	return strings.Join(each.Of(counts, func(c coach.LetterCount) string {
		return string(c.Letter) + "," + writeNumbers(append([]int{int(c.Kind), c.Count, c.Holders}, c.At[:]...))
	}), " ")
}

// kindCountHolders is how many numbers stand before those by position.
const kindCountHolders = 3

func readCounts(s string) ([]coach.LetterCount, error) {
	return readAll(strings.Fields(s), readCount)
}

func readCount(s string) (coach.LetterCount, error) {
	letter, rest, _ := strings.Cut(s, ",")
	n, err := readNumbers(rest)
	if err != nil || letter == "" || len(n) != kindCountHolders+engine.MaxLength {
		return coach.LetterCount{}, format.Error("%q: not the counts of a letter", s)
	}
	c := coach.LetterCount{Letter: []rune(letter)[0], Kind: coach.LetterKind(n[0]), Count: n[1], Holders: n[2]}
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

// Tournament asks for games of some strategies.
type Tournament struct{ coach.Tournament }

// StandingPart tells what came of the games of a strategy so far.
type StandingPart struct {
	Strategy int // its index
	Result   solver.Result
	Seconds  float64 // that they took
}

func (*Tournament) kind() string { return "tournament" }

func (t *Tournament) fields() smalljson.Object {
	return smalljson.Object{
		{Name: "mode", Value: modeText(&t.Mode)},
		{Name: "level", Value: textOf[engine.Difficulty]{&t.Difficulty, engine.Difficulty.String, engine.ParseDifficulty}},
		{Name: "strategies", Value: &t.Strategies},
		{Name: "opener", Value: wordText(&t.Opener)},
		{Name: "sample", Value: &t.Sample},
		{Name: "seed", Value: textOf[uint64]{&t.Seed, writeSeed, readSeed}},
		{Name: "quick", Value: &t.Quick},
	}
}

func writeSeed(n uint64) string         { return strconv.FormatUint(n, 10) }
func readSeed(s string) (uint64, error) { return strconv.ParseUint(s, 10, 64) }

func (p *StandingPart) fields() smalljson.Object {
	r := &p.Result
	return smalljson.Object{
		{Name: "strategy", Value: &p.Strategy},
		{Name: "games", Value: &r.Games},
		{Name: "guesses", Value: &r.Guesses},
		{Name: "counts", Value: textOf[[]int]{&r.Counts, writeNumbers, readNumbers}},
		{Name: "of", Value: &r.Of},
		{Name: "estimate", Value: &r.Estimate},
		{Name: "longest", Value: secretsText(&r.Longest)},
		{Name: "seconds", Value: &p.Seconds},
	}
}

// The times between two standings that are told: the page draws each; and the page must
// hear of a worker before it takes it for dead.
const (
	standingsApart = 100 * time.Millisecond
	heardOf        = 2 * time.Second
)

func (t *Tournament) run(ctx engine.Context, table *solver.Table, tell func(Part)) error {
	r := reporter{tell: tell, at: -1}
	err := t.Play(beating{ctx, r.beat}, table, r.standing)
	r.last()
	return err
}

// reporter tells standings, not too often.
type reporter struct {
	tell  func(Part)
	at    int // index of the strategy
	now   solver.Result
	began time.Time // the strategy
	told  time.Time
	owes  bool // the standing was not told
}

// standing takes a standing, and tells it if it is time to.
func (r *reporter) standing(strategy int, result solver.Result) {
	if strategy != r.at {
		r.last()
		r.at, r.began = strategy, time.Now()
	}
	r.now, r.owes = result, true
	if time.Since(r.told) >= standingsApart {
		r.last()
	}
}

// last tells the standing, if it was not told.
func (r *reporter) last() {
	if r.owes {
		r.owes, r.told = false, time.Now()
		result := r.now
		result.Counts, result.Longest = slices.Clone(result.Counts), slices.Clone(result.Longest)
		r.tell(&StandingPart{Strategy: r.at, Result: result, Seconds: time.Since(r.began).Seconds()})
	}
}

// beat tells the standing again where a guess takes long.
func (r *reporter) beat() {
	if r.at >= 0 && time.Since(r.told) >= heardOf {
		r.owes = true
		r.last()
	}
}

// beating is a context that makes itself heard at every pause.
type beating struct {
	engine.Context
	beat func()
}

// Yield beats, and lets others run.
func (b beating) Yield() {
	b.beat()
	_ = engine.Pause(b.Context) // its error is that of b
}

// modeText is a mode.
func modeText(m *engine.Mode) smalljson.Text {
	return textOf[engine.Mode]{m, engine.Mode.String, engine.ParseMode}
}

package strategist_test

import (
	"errors"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/internal/sample"
	"ketword/proofs/perfect"
	"ketword/proofs/strategist"
	"ketword/proofs/strategy"
	"ketword/wordlists"
)

// randomList returns a list of random words of some letters; every second is an answer.
func randomList(t *testing.T, random *rand.Rand, count, length, letters int) *lexicon.Lexicon {
	t.Helper()
	var words [2][]engine.Word
	for i, w := range sample.RandomWords(random, count, length, letters) {
		words[i%2] = append(words[i%2], w)
	}
	return listOf(t, length, sample.Lines(words[0]), sample.Lines(words[1]))
}

func listOf(t testing.TB, length int, answers, guesses string) *lexicon.Lexicon {
	t.Helper()
	l := sample.Must(lexicon.New("en", length, answers, guesses))(t)
	return l
}

// english returns answers of the English list of five letters, at equal distances, with all its
// guesses.
func english(t *testing.T, answers int) *lexicon.Lexicon {
	t.Helper()
	texts, _ := wordlists.Find("en", 5)
	lines := strings.SplitAfter(strings.TrimSuffix(texts.Answers, "\n"), "\n")
	var some strings.Builder
	for i := range answers {
		some.WriteString(lines[i*len(lines)/answers])
	}
	return listOf(t, 5, some.String(), texts.Guesses)
}

// play makes a strategy, replays it, and returns what the games took.
func play(t *testing.T, rules engine.Rules, l *lexicon.Lexicon, replies int) strategy.Report {
	t.Helper()
	rules.Length = l.Length()
	g := sample.Must(strategist.New(rules, l))(t)
	tree, guesses, err := strategist.Maker{Effort: strategist.EffortOf(replies)}.Make(engine.Forever, g, l.Answer(0))
	if err != nil {
		t.Fatal(err)
	}
	if tree.Guess != l.Answer(0) {
		t.Errorf("begins with %v, want %v", tree.Guess, l.Answer(0))
	}
	r := sample.Must(strategy.Replay(rules, l, strategy.Secrets(rules.Mode, l.Answers()), tree))(t)
	if r.Games != g.Len() || r.Guesses() != guesses {
		t.Errorf("%d guesses in %d games, want %d in %d", r.Guesses(), r.Games, guesses, g.Len())
	}
	return r
}

// Games of random lists are all won, in no fewer guesses than perfect play takes; with
// all replies tried out, often in as few.
func TestNoBetterThanPerfect(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	reached, games := 0, 0
	for range sample.Size(10, 25) {
		for _, mode := range []engine.Mode{engine.Classic, engine.Quantum} {
			l := randomList(t, random, 36, 3+random.IntN(2), 9)
			rules := engine.Rules{Mode: mode, Length: l.Length()}
			g, err := strategist.New(rules, l)
			if errors.Is(err, lexicon.ErrNoPair) {
				continue
			}
			least := bestReplies(t, rules, l, strategy.Secrets(mode, l.Answers()))
			got := play(t, rules, l, 40).Guesses()
			if got < least {
				t.Errorf("%v: %d guesses for %d secrets, and perfect play takes %d", mode, got, g.Len(), least)
			}
			games++
			if got == least {
				reached++
			}
		}
	}
	if reached*4 < games*3 {
		t.Errorf("%d of %d lists were played perfectly, want three in four", reached, games)
	}
}

// bestReplies returns how many guesses perfect play takes after the first answer.
func bestReplies(t *testing.T, rules engine.Rules, l *lexicon.Lexicon, secrets []engine.Secret) int {
	t.Helper()
	var guesses []engine.Word
	for w := range l.Guesses() {
		guesses = append(guesses, w)
	}
	groups := map[engine.Feedback][]engine.Secret{}
	for _, s := range secrets {
		f := engine.Score(l.Answer(0), s)
		groups[f] = append(groups[f], s)
	}
	total := len(secrets)
	for f, group := range groups {
		if f.Wins() {
			continue
		}
		g := sample.Must(perfect.New(rules, nil, guesses, group))(t)
		least, _, err := g.Solve(engine.Forever)
		if err != nil {
			t.Fatal(err)
		}
		total += least
	}
	return total
}

// More effort takes fewer guesses here for pairs, and no more for words. A limit of tries is kept to.
func TestEffort(t *testing.T) {
	l := randomList(t, rand.New(rand.NewPCG(1, 2)), 400, 5, 12)
	for _, rules := range []engine.Rules{{Mode: engine.Classic, Tries: 6}, {Mode: engine.Quantum, Tries: 6}} {
		one, many := play(t, rules, l, 1), play(t, rules, l, 30)
		if many.Guesses() > one.Guesses() || rules.Mode == engine.Quantum && many.Guesses() == one.Guesses() {
			t.Errorf("%v: %d guesses with thirty replies, %d with one", rules.Mode, many.Guesses(), one.Guesses())
		}
		rules.Tries = 4
		if short := play(t, rules, l, 8); short.Worst() > 4 {
			t.Errorf("%v: %d guesses, want 4 at the most", rules.Mode, short.Worst())
		}
	}
}

// The strategy is the same on one core and on several, and every secret is told once.
func TestCores(t *testing.T) {
	l := english(t, 120)
	g := sample.Must(strategist.New(engine.Rules{Mode: engine.Quantum, Length: 5, Tries: 6}, l))(t)
	var trees []*strategy.Tree
	for _, cores := range []int{1, 3} {
		last := 0
		m := strategist.Maker{Effort: strategist.EffortOf(4), Cores: cores, Tell: func(done, of int) {
			if done < last || of != g.Len() {
				t.Errorf("%d of %d told, after %d of %d", done, of, last, g.Len())
			}
			last = done
		}}
		tree, _, err := m.Make(engine.Forever, g, l.Answer(3))
		if err != nil {
			t.Fatal(err)
		}
		if last != g.Len() {
			t.Errorf("%d of %d told at the end", last, g.Len())
		}
		trees = append(trees, tree)
	}
	if !reflect.DeepEqual(trees[0], trees[1]) {
		t.Error("another strategy on three cores than on one")
	}
}

// The reply to a feedback is that of the whole strategy.
func TestReply(t *testing.T) {
	l := english(t, 120)
	g := sample.Must(strategist.New(engine.Rules{Mode: engine.Quantum, Length: 5}, l))(t)
	m := strategist.Maker{Effort: strategist.EffortOf(4)}
	whole, _, err := m.Make(engine.Forever, g, l.Answer(3))
	if err != nil {
		t.Fatal(err)
	}
	for f, want := range whole.Replies {
		got, err := m.Reply(engine.Forever, g, engine.Turn{Guess: l.Answer(3), Feedback: f})
		if err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%v: begins with %v, error %v, want %v", f, got.Guess, err, want.Guess)
		}
	}
}

// A sample of a game has secrets at equal distances.
func TestSampleOfGame(t *testing.T) {
	g := sample.Must(strategist.New(engine.Rules{Mode: engine.Classic, Length: 5}, english(t, 100)))(t)
	for most, want := range map[int]int{1: 1, 30: 25, 50: 50, 99: 50, 100: 100, 1000: 100} {
		if got := g.Sample(most).Len(); got != want {
			t.Errorf("%d of 100 secrets at the most: %d, want %d", most, got, want)
		}
	}
}

// stopped is a context that has ended.
type stopped struct{}

var errStopped = errors.New("stopped")

func (stopped) Err() error { return errStopped }

func TestMakeErrors(t *testing.T) {
	l := english(t, 80)
	make := func(ctx engine.Context, tries int) error {
		g, err := strategist.New(engine.Rules{Mode: engine.Quantum, Length: 5, Tries: tries}, l)
		if err != nil {
			t.Fatal(err)
		}
		_, _, err = strategist.Maker{Effort: strategist.EffortOf(1)}.Make(ctx, g, l.Answer(0))
		return err
	}
	if err := make(stopped{}, 6); err != errStopped {
		t.Errorf("stopped: %v", err)
	}
	for tries := 1; tries <= 2; tries++ {
		if err := make(engine.Forever, tries); err != strategist.ErrNone {
			t.Errorf("in %d tries: %v", tries, err)
		}
	}
}

// A list of one word has one game, which the first guess wins.
func TestOneWord(t *testing.T) {
	if r := play(t, engine.Rules{Mode: engine.Classic, Tries: 1}, listOf(t, 4, "word\n", "more\n"), 1); r.Guesses() != 1 {
		t.Errorf("%d guesses", r.Guesses())
	}
}

func TestNewErrors(t *testing.T) {
	long := listOf(t, 9, "nineteens\n", "")
	alike := listOf(t, 4, "near\nrace\n", "")
	for _, c := range []struct {
		rules engine.Rules
		list  *lexicon.Lexicon
		want  error
	}{
		{engine.Rules{Mode: engine.Classic, Level: engine.Hard}, alike, strategist.ErrLevel},
		{engine.Rules{Mode: engine.Quantum}, alike, lexicon.ErrNoPair},
		{engine.Rules{Mode: engine.Classic}, long, strategist.ErrLength},
	} {
		if _, err := strategist.New(c.rules, c.list); err != c.want {
			t.Errorf("%v: %v, want %v", c.rules, err, c.want)
		}
	}
}

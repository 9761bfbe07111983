package engine_test

import (
	"errors"
	"math/rand/v2"
	"slices"
	"testing"

	"ketword/engine"
)

// randomGames is how many games test each property.
const randomGames = 2000

// randomWord draws a word from the letters a … e: so few that letters often repeat,
// but enough that some pairs of words share none.
func randomWord(r *rand.Rand, length int) engine.Word {
	letters := make([]engine.Letter, length)
	for i := range letters {
		letters[i] = 'a' + r.Int32N(5)
	}
	return engine.WordOf(letters...)
}

func randomSecret(r *rand.Rand, count, length int) engine.Secret {
	for {
		list := make([]engine.Word, count)
		for i := range list {
			list[i] = randomWord(r, length)
		}
		if s, err := engine.NewSecret(list...); err == nil {
			return s
		}
	}
}

func randomPuzzle(r *rand.Rand) engine.Puzzle {
	s := randomSecret(r, 1+r.IntN(int(engine.Quantum)), 2+r.IntN(4))
	return engine.Puzzle{
		Identity: engine.Identity{Rules: engine.Rules{Mode: s.Mode(), Length: s.Len(), Tries: r.IntN(8)}},
		Secret:   s,
	}
}

// Random games keep the invariants after every operation.
func TestRandomGames(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewPCG(1, 1))
	ends := map[engine.Status]int{}
	for range randomGames {
		g := engine.NewGame(randomPuzzle(r))
		checkInvariants(t, g)
		for range 10 {
			before := g
			switch next, err := g.Play(randomWord(r, g.Puzzle.Rules.Length), nil); {
			case g.Status() != engine.Playing:
				if err != engine.ErrOver {
					t.Fatalf("a game that was %v went on: %v", g.Status(), err)
				}
			case err != nil:
				t.Fatal(err)
			case r.IntN(40) == 0:
				g = g.GiveUp()
			default:
				g = next
			}
			checkInvariants(t, g)
			checkKeysOnlyRise(t, before.Turns(), g.Turns())
		}
		ends[g.Status()]++
	}
	for _, s := range []engine.Status{engine.Playing, engine.Won, engine.Lost} {
		if ends[s] < randomGames/50 {
			t.Errorf("only %d games ended as %v", ends[s], s)
		}
	}
}

// checkKeysOnlyRise checks that no key returns to a lesser mark, nor from a square to
// a circle of the same mark.
func checkKeysOnlyRise(t *testing.T, before, after []engine.Turn) {
	t.Helper()
	now := engine.Keyboard(after)
	for l, old := range engine.Keyboard(before) {
		k, ok := now[l]
		if !ok || k.Mark < old.Mark || k.Mark == old.Mark && k.Mixed && !old.Mixed {
			t.Fatalf("key %q goes from %+v to %+v", l, old, k)
		}
	}
}

// The order of the secret words has no meaning.
func TestOrderOfSecretWords(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewPCG(2, 2))
	for range randomGames {
		s := randomSecret(r, 2, 5)
		var list []engine.Word
		for w := range s.Words() {
			list = append(list, w)
		}
		turned, err := engine.NewSecret(list[1], list[0])
		if err != nil {
			t.Fatal(err)
		}
		guess := randomWord(r, 5)
		if a, b := engine.Score(guess, s), engine.Score(guess, turned); a != b {
			t.Fatalf("secret %v, guess %v: %s, in the other order %s", list, guess, row(a), row(b))
		}
		if s.Has(guess) != turned.Has(guess) {
			t.Fatalf("secret %v: Has(%v) depends on the order", list, guess)
		}
	}
}

// Hard allows every guess that strict allows, and normal every guess that hard allows.
// None refuses a secret word.
func TestLevelsNest(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewPCG(3, 3))
	differ := map[engine.Level]int{}
	for range randomGames {
		p := randomPuzzle(r)
		guess := randomWord(r, p.Rules.Length)
		past := make([]engine.Turn, r.IntN(3))
		for i := range past {
			w := randomWord(r, p.Rules.Length)
			past[i] = engine.Turn{Guess: w, Feedback: engine.Score(w, p.Secret)}
		}
		list := vocabulary{guess}
		for w := range p.Secret.Words() {
			list = append(list, w)
		}
		for range 20 {
			list = append(list, randomWord(r, p.Rules.Length))
		}
		wider := error(nil)
		for d := engine.Normal; d <= engine.Strict; d++ {
			p.Rules.Level = d
			err := p.Rules.Check(past, guess, list)
			if wider != nil && err == nil {
				t.Fatalf("%s allows %v after %v, which the level below refuses: %v", d, guess, past, wider)
			}
			if wider == nil && err != nil {
				differ[d]++
				var hint *engine.HintError
				if !errors.As(err, &hint) {
					t.Fatalf("%s: %v", d, err)
				}
				checkTrue(t, p.Secret, past, guess, *hint)
			}
			for w := range p.Secret.Words() {
				if err := p.Rules.Check(past, w, list); err != nil {
					t.Fatalf("%s refuses the secret word %v after %v: %v", d, w, past, err)
				}
			}
			wider = err
		}
	}
	if differ[engine.Normal] > 0 || differ[engine.Hard] < 100 || differ[engine.Strict] < 100 {
		t.Errorf("guesses first refused by level: %v", differ)
	}
}

// checkTrue fails unless the guess does not use the hint, the secret does, and the hint
// says all that can be said.
func checkTrue(t *testing.T, s engine.Secret, past []engine.Turn, guess engine.Word, h engine.HintError) {
	t.Helper()
	ignores := func(w engine.Word) bool {
		switch h.Kind {
		case engine.HintPosition:
			return w.At(h.Position) != h.Letter
		case engine.HintLetter:
			return w.Count(h.Letter) < h.Count
		case engine.HintMoved:
			return w.At(h.Position) == h.Letter
		case engine.HintMost:
			return w.Count(h.Letter) > h.Count
		case engine.HintPlace:
			return w.Count(h.Letter) > 0 && w.At(h.Position) != h.Letter
		case engine.HintTimes:
			return w.Count(h.Letter) > 0 && w.Count(h.Letter) < h.Count
		case engine.HintWhole:
			return lettersIn(w, h.Letters) > 0 && lettersIn(w, h.Letters) < len(h.Letters)
		case engine.HintShare:
			return lettersIn(w, h.Letters) == 0
		case engine.HintSplit:
			return lettersIn(w, h.Letters) == len(h.Letters)
		}
		return !s.Has(w)
	}
	if !ignores(guess) || slices.ContainsFunc(slices.Collect(s.Words()), ignores) {
		t.Fatalf("%v is refused after %v for %+v; the secret is %v", guess, past, h, s)
	}
	if h.Kind == engine.HintTurn || s.Mode() == engine.Classic && h.Kind == engine.HintPartner {
		t.Fatalf("%v is refused after %v without a reason: %+v", guess, past, h)
	}
}

// lettersIn returns how many of the letters, each of one byte, a word has.
func lettersIn(w engine.Word, letters string) int {
	n := 0
	for _, l := range letters {
		n += min(w.Count(l), 1)
	}
	return n
}

// The rule is that guess and partner as the secret give every turn its feedback. The
// code looks for a partner by the marks that the partner must give.
func TestPartnersGiveEveryTurn(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 14))
	both := map[bool]int{}
	for range 3000 {
		length := 2 + r.IntN(3)
		s := randomSecret(r, 2, length)
		list := vocabulary(slices.Collect(s.Words()))
		for range 12 {
			list = append(list, randomWord(r, length))
		}
		var past []engine.Turn
		for range r.IntN(4) {
			guess := randomWord(r, length)
			past = append(past, engine.Turn{Guess: guess, Feedback: engine.Score(guess, s)})
		}
		for _, guess := range list {
			got := engine.Rules{Mode: engine.Quantum, Length: length, Level: engine.Strict}.Check(past, guess, list) == nil
			want := slices.ContainsFunc(list, func(answer engine.Word) bool {
				pair, err := engine.NewSecret(guess, answer)
				return err == nil && !slices.ContainsFunc(past, func(t engine.Turn) bool { return !t.Admits(pair) })
			})
			if got != want {
				t.Fatalf("%v after %v: allowed %v, want %v", guess, past, got, want)
			}
			both[got]++
		}
	}
	if both[true] < 1000 || both[false] < 1000 {
		t.Errorf("allowed and refused: %v", both)
	}
}

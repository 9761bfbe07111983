package engine_test

import (
	"errors"
	"iter"
	"testing"

	"ketword/engine"
)

// TestChoose: a chosen secret has one identity for everybody, which no link with a seed can
// have.
func TestChoose(t *testing.T) {
	secret := func(words ...engine.Word) engine.Secret {
		s, err := engine.NewSecret(words...)
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
	crown, plaid, abide := engine.MustWord("crown"), engine.MustWord("plaid"), engine.MustWord("abide")
	r := engine.Rules{Tries: 4, Level: engine.Hard}
	p := engine.Choose(r, "en", secret(crown, plaid))
	want := engine.Rules{Mode: engine.Quantum, Length: 5, Tries: 4, Level: engine.Hard}
	if p.Rules != want || p.Lang != "en" || p.Daily != 0 || p.Seed <= engine.MaxDrawnSeed || p.Seed > engine.MaxSeed || !p.Chosen() {
		t.Errorf("%+v", p)
	}
	if again := engine.Choose(r, "en", secret(plaid, crown)); again.Identity != p.Identity {
		t.Errorf("the words the other way around: %v", again.Identity)
	}
	const golden = "classic/en/5/5183885423760630233/6/normal" // stored games and links have it
	if id := engine.Choose(engine.Rules{Tries: 6}, "en", secret(abide)).Identity.String(); id != golden {
		t.Errorf("identity %s, want %s", id, golden)
	}
	for name, other := range map[string]engine.Puzzle{
		"language": engine.Choose(r, "de", secret(crown, plaid)),
		"words":    engine.Choose(r, "en", secret(crown, abide)),
		"mode":     engine.Choose(r, "en", secret(crown)),
	} {
		if other.Seed == p.Seed {
			t.Errorf("another %s, and the same seed", name)
		}
	}
	p.Seed++
	if p.Chosen() {
		t.Error("a puzzle with another seed counts as chosen")
	}
}

// TestChosenPairsCanBeFound: of a pair that somebody chose, both words may be guessed by every level, also if neither
// is an answer; of one that is drawn, they need an answer as their partner.
func TestChosenPairsCanBeFound(t *testing.T) {
	list := wordList{answers: vocabulary(words(t, "audio flesh")), guesses: vocabulary(words(t, "audio flesh crown plaid tulip briny aisle shelf gecko"))}
	for _, pair := range []string{"crown plaid", "tulip gecko", "plaid gecko", "briny gecko", "aisle crown", "audio shelf", "flesh crown"} {
		s := secret(t, pair)
		for _, level := range []engine.Level{engine.Normal, engine.Hard, engine.Strict} {
			rules, guesses := engine.Rules{Level: level}, words(t, pair)
			for i, guess := range guesses {
				won, err := engine.Replay(engine.Choose(rules, "en", s), []engine.Word{guess}, list)
				if err != nil || won.Status() != engine.Won {
					t.Errorf("%s, %s: %v", guess, level, err)
				}
				drawn := engine.Choose(rules, "en", s)
				drawn.Seed = 7
				partner, needs := guesses[1-i], level != engine.Normal
				if _, err := engine.Replay(drawn, []engine.Word{guess}, list); err != nil && (!needs || list.answers.Has(partner)) {
					t.Errorf("%s with %s, %s: %v", guess, partner, level, err)
				}
			}
		}
	}
	if _, err := engine.Replay(engine.Choose(engine.Rules{Level: engine.Hard}, "en", secret(t, "crown plaid")), words(t, "aisle crown"), nil); err != nil {
		t.Error("without a list:", err)
	}
}

// TestForeignSecret: the words of a secret that somebody chose may be guessed by every level, also if the list lacks
// them; other words that it lacks may not, and neither may those of a secret that is drawn.
func TestForeignSecret(t *testing.T) {
	list := wordList{answers: vocabulary(words(t, "audio flesh")), guesses: vocabulary(words(t, "audio flesh crown"))}
	for _, text := range []string{"marie", "marie youth", "crown flute", "crown"} {
		for _, level := range []engine.Level{engine.Normal, engine.Hard, engine.Strict} {
			s := secret(t, text)
			p := engine.Choose(engine.Rules{Level: level}, "en", s)
			for w := range s.Words() {
				if won, err := engine.Replay(p, []engine.Word{w}, list); err != nil || won.Status() != engine.Won {
					t.Errorf("%s of %s, %s: %v", w, text, level, err)
				}
			}
			if _, err := engine.Replay(p, words(t, "maria"), list); !errors.Is(err, engine.ErrUnknown) {
				t.Errorf("%s, %s: another word: %v", text, level, err)
			}
			p.Seed = 7
			if _, err := engine.Replay(p, words(t, text)[:1], list); list.Has(s.First()) == errors.Is(err, engine.ErrUnknown) {
				t.Errorf("%s, %s, drawn: %v", text, level, err)
			}
		}
	}
}

// wordList is a list with words that are guesses only.
type wordList struct{ answers, guesses vocabulary }

func (l wordList) Has(w engine.Word) bool         { return l.guesses.Has(w) }
func (l wordList) Answers() iter.Seq[engine.Word] { return l.answers.Answers() }
func (l wordList) Guesses() iter.Seq[engine.Word] { return l.guesses.Answers() }

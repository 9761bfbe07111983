package strategist

import (
	"math"
	"slices"
	"testing"

	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/internal/sample"
	"ketword/proofs/strategy"
)

// What a feedback matrix says of every guess is what engine.Score says.
func TestFeedbackMatrix(t *testing.T) {
	l := sample.Must(lexicon.New("en", 5, "audio\nfresh\nshyly\nglint\nbrick\nmoped\nwaltz\nnymph\n", "crane\nsauce\nadieu\nhello\n"))(t)
	for _, mode := range []engine.Mode{engine.Classic, engine.Quantum} {
		g := sample.Must(New(engine.Rules{Mode: mode, Length: 5}, l))(t)
		s := newSearch(engine.Forever, &work{game: g, excess: excess(g.Len())})
		s.enter(g, part{secrets: g.secrets}, g.Len()+len(g.guesses))
		s.begin(len(s.guesses), []int{1})
		for row, guess := range s.guesses {
			holdAgainstScore(t, g, s, int32(row), g.guesses[guess])
		}
		s.begin(0, []int{1})
		if own := len(s.rank(s.all(), len(s.guesses), 0)); own != len(g.answers) {
			t.Errorf("%v: %d words of the secrets are ranked, want %d", mode, own, len(g.answers))
		}
	}
}

// What is found at once takes as few guesses as what is found among all guesses.
func TestAtOnce(t *testing.T) {
	text := "audio\nfresh\nshyly\nglint\nbrick\nmoped\nwaltz\nnymph\nstorm\nplace\nhound\nvixen\nfjord\nblunt\ncrisp\n"
	l := sample.Must(lexicon.New("en", 5, text, "crane\nsauce\nadieu\nhello\n"))(t)
	g := sample.Must(New(engine.Rules{Mode: engine.Quantum, Length: 5}, l))(t)
	e, found := EffortOf(4), 0
	for _, opener := range g.guesses {
		parts, _ := g.split(opener)
		s := newSearch(engine.Forever, &work{game: g, excess: excess(g.Len())})
		for _, p := range parts {
			quick := s.atOnce(g, p, unlimited, e)
			if quick.row == none {
				continue
			}
			found++
			s.enter(g, p, max(e.replies, e.wide))
			s.begin(e.wide, e.careful)
			if best := s.solve(s.all(), unlimited, 0, impossible); best.guesses != quick.guesses || quick.guesses != s.lowerBound(s.all()) {
				t.Errorf("%v %v: %d guesses at once, else %d", opener, p.feedback, quick.guesses, best.guesses)
			}
		}
	}
	if found == 0 {
		t.Error("nothing was found at once")
	}
}

// holdAgainstScore compares the cost and the groups of a guess with their definitions.
func holdAgainstScore(t *testing.T, g *Game, s *search, row int32, guess engine.Word) {
	t.Helper()
	want, cost := map[engine.Feedback][]engine.Secret{}, 0.0
	for _, secret := range strategy.Secrets(g.rules.Mode, slices.Values(g.answers)) {
		f := engine.Score(guess, secret)
		want[f] = append(want[f], secret)
	}
	for f, group := range want {
		if least := leastOf(group); !f.Wins() {
			others := float64(least - len(group))
			cost += float64(least) + 0.08*others*math.Log(others+1)
		}
	}
	if got := float64(s.heuristic.cost(s.secrets, s.row(row))) / unit; math.Abs(got-cost) > 0.1 {
		t.Errorf("%v: costs %v, want %v", guess, got, cost)
	}
	choices := s.rank(s.all(), len(s.guesses), 0)
	at := slices.IndexFunc(choices, func(c choice) bool { return c.row == row })
	if at < 0 || choices[at].cost != s.heuristic.cost(s.secrets, s.row(row)) || at > 0 && choices[at-1].cost > choices[at].cost {
		t.Errorf("%v: is not where it should be in %v", guess, choices)
	}
	for _, group := range s.split(s.all(), row) {
		f := g.code.Feedback(s.outcome(group.secrets[0], row))
		if len(group.secrets) != len(want[f]) {
			t.Errorf("%v %v: %d secrets, want %d", guess, f, len(group.secrets), len(want[f]))
		}
		if least := leastOf(want[f]); s.lowerBound(group.secrets) != least {
			t.Errorf("%v %v: at least %d guesses, want %d", guess, f, s.lowerBound(group.secrets), least)
		}
		delete(want, f)
	}
	for f := range want {
		if !f.Wins() {
			t.Errorf("%v: no group for %v", guess, f)
		}
	}
}

// leastOf returns 2n − Δ.
func leastOf(secrets []engine.Secret) int {
	held, most := map[engine.Word]int{}, 0
	for _, s := range secrets {
		for w := range s.Words() {
			held[w]++
			most = max(most, held[w])
		}
	}
	return 2*len(secrets) - most
}

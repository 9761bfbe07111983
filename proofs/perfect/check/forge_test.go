package check_test

import (
	"errors"
	"maps"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"ketword/engine"
	"ketword/internal/sample"
	"ketword/proofs/perfect"
	"ketword/proofs/perfect/check"
	"ketword/proofs/perfect/proof"
)

// game returns the game of a list.
func (l list) game(t *testing.T, rules engine.Rules, past []engine.Turn) *perfect.Game {
	t.Helper()
	var secrets []engine.Secret
	for _, w := range l.answers {
		s := sample.Must(engine.NewSecret(w))(t)
		if len(past) == 0 || past[0].Admits(s) {
			secrets = append(secrets, s)
		}
	}
	g := sample.Must(perfect.New(rules, past, l.guesses, secrets))(t)
	return g
}

// TestForgedLines: what an honest certificate has not is refused before anything is searched.
func TestForgedLines(t *testing.T) {
	l := prove(t, 1, engine.Rules{Mode: engine.Classic, Length: 4})
	lines := strings.SplitAfter(l.text, "\n")
	line := strings.TrimSuffix(lines[4+slices.IndexFunc(lines[4:], func(line string) bool { return strings.Contains(line, ":") })], "\n")
	fields := strings.Fields(line)
	last := fields[len(fields)-1]
	reply := lines[slices.Index(lines, "tree\n")+2]
	total := lines[slices.Index(lines, "tree\n")-1]
	swap := func(pairs ...string) string { return sealed(strings.NewReplacer(pairs...).Replace(l.text)) }
	const rules, limited = "rules classic normal 0\n", "rules classic normal 5\n"
	for name, test := range map[string]struct {
		text string
		want error
	}{
		"a first guess twice":       {swap(line+"\n", line+"\n"+line+"\n"), check.ErrTwice},
		"a part twice":              {swap(line+"\n", line+" "+last+"\n"), check.ErrTwice},
		"a reply twice":             {swap(reply, reply+reply), check.ErrTwice},
		"a part of no secret":       {swap(line+"\n", line+" ooo*:7\n"), check.ErrNowhere},
		"a part that is won":        {swap(line+"\n", line+" oooo:7\n"), check.ErrNowhere},
		"a part of other letters":   {swap(line+"\n", line+" ___:7\n"), check.ErrForm},
		"a mixed part":              {swap(line+"\n", line+" ++__:7\n"), check.ErrForm},
		"a word of no list":         {swap(line+"\n", line+"\nzzzz"+strings.TrimPrefix(line, fields[0])+"\n"), engine.ErrUnknown},
		"a limit in the rules":      {swap(rules, limited), check.ErrTries},
		"a limit in the total":      {swap(total, strings.TrimSuffix(total, "\n")+" in 5\n"), check.ErrTries},
		"a limit that is no number": {swap(total, strings.TrimSuffix(total, "\n")+" in x\n"), check.ErrForm},
	} {
		if _, err := l.check(test.text, check.Options{}); !errors.Is(err, test.want) {
			t.Errorf("%s: %v, want %v", name, err, test.want)
		}
	}
}

// TestBoundsAreTheTrueOnes: for a part whose games take T guesses, by a search that shares no code,
// T is verified and T + 1 refused, by all rules.
func TestBoundsAreTheTrueOnes(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	for i, rules := range []engine.Rules{
		{Mode: engine.Classic, Length: 4},
		{Mode: engine.Classic, Length: 4, Level: engine.Hard},
		{Mode: engine.Classic, Length: 4, Level: engine.Strict},
		{Mode: engine.Classic, Length: 4, Tries: 5},
		{Mode: engine.Classic, Length: 4, Level: engine.Hard, Tries: 6},
	} {
		l := proveList(t, rules, families(rand.New(rand.NewPCG(uint64(i), 2)), 90, 4), 70)
		for range 4 {
			guess, answer := l.guesses[random.IntN(len(l.guesses))], l.answers[random.IntN(len(l.answers))]
			secret, _ := engine.NewSecret(answer)
			turn := engine.Turn{Guess: guess, Feedback: engine.Score(guess, secret)}
			if turn.Feedback.Wins() {
				continue
			}
			least, tree, err := l.game(t, rules, []engine.Turn{turn}).Solve(engine.Forever)
			if err != nil || tree == nil {
				continue // in so many tries it can't be done
			}
			if _, err := l.check(l.claiming(turn, least), check.Options{Sample: check.All}); err != nil {
				t.Errorf("%+v: %s takes %d: %v", rules, turn, least, err)
			}
			_, err = l.check(l.claiming(turn, least+1), check.Options{Sample: check.All})
			if err == nil || !strings.Contains(err.Error(), turn.Feedback.String()) {
				t.Errorf("%+v: %s takes %d, not one more: %v", rules, turn, least, err)
			}
		}
	}
}

// claiming returns the certificate with another bound of a part.
func (l list) claiming(turn engine.Turn, least int) string {
	size := 0
	for _, a := range l.answers {
		if s, _ := engine.NewSecret(a); turn.Admits(s) {
			size++
		}
	}
	pattern, old := turn.Feedback.String()+":", 2*size-1
	var lines []string
	for line := range strings.Lines(l.text) {
		fields := strings.Fields(line)
		if len(fields) > 2 && fields[0] == turn.Guess.String() && (fields[1] == "=" || fields[1] == ">") {
			at := 3 + slices.IndexFunc(fields[3:], func(f string) bool { return strings.HasPrefix(f, pattern) })
			if at > 2 {
				old = number(fields[at][len(pattern):])
			} else {
				at = len(fields)
				fields = append(fields, "")
			}
			fields[at] = pattern + strconv.Itoa(least)
			fields[2] = strconv.Itoa(number(fields[2]) + least - old)
			line = strings.Join(fields, " ") + "\n"
		}
		lines = append(lines, line)
	}
	return sealed(strings.Join(lines, ""))
}

func number(s string) int {
	n, err := strconv.Atoi(s)
	if err != nil {
		panic(err)
	}
	return n
}

// TestFalseOptimum: a certificate of a strategy that is not the best is refused, even if the bounds
// of all first guesses that take fewer guesses are raised, and none is above what a greedy game
// takes. Every sample finds that, and copies of an honest line don't hide it.
func TestFalseOptimum(t *testing.T) {
	rules := engine.Rules{Mode: engine.Classic, Length: 4}
	l := prove(t, 1, rules)
	g := l.game(t, rules, nil)
	honest, err := perfect.Prover{Workers: 1}.Prove(engine.Forever, g, nil)
	if err != nil {
		t.Fatal(err)
	}
	p, raised := honest, map[engine.Word]perfect.Opener{}
	for p.Least == honest.Least {
		for _, o := range p.Openers {
			if o.Exact && o.Lower == honest.Least {
				raised[o.Guess] = l.raise(t, g, o)
			}
		}
		if p, err = (perfect.Prover{Workers: 1}).Prove(engine.Forever, g, slices.Collect(maps.Values(raised))); err != nil {
			t.Fatal(err)
		}
	}
	l.text = proof.Certificate(g, p)
	for _, o := range []check.Options{{Sample: check.All}, {Sample: 200}, {Sample: 200, Seed: new(uint64)}} {
		_, err := l.check(l.text, o)
		if err == nil || !strings.Contains(err.Error(), " guesses suffice, not ") {
			t.Errorf("%+v: %d guesses were verified for %d: %v", o, p.Least, honest.Least, err)
		}
	}
	if _, err := l.check(l.text, check.Options{}); err != nil {
		t.Errorf("something else is wrong: %v", err)
	}
	for line := range strings.Lines(l.text) {
		if strings.HasPrefix(line, p.Tree.Guess.String()+" ") {
			_, err := l.check(sealed(strings.Replace(l.text, line, strings.Repeat(line, 3), 1)), check.Options{})
			if !errors.Is(err, check.ErrTwice) {
				t.Errorf("with copies: %v", err)
			}
		}
	}
}

// raise returns a first guess with the bound of one part raised by one, if a greedy game leaves
// slack there.
func (l list) raise(t *testing.T, g *perfect.Game, o perfect.Opener) perfect.Opener {
	t.Helper()
	for i, p := range o.Parts {
		forged := l
		forged.text = l.claiming(engine.Turn{Guess: o.Guess, Feedback: p.Feedback}, p.Lower+1)
		if _, err := l.check(forged.text, check.Options{}); err == nil {
			o.Parts = slices.Clone(o.Parts)
			o.Parts[i].Lower++
			return perfect.Opener{Guess: o.Guess, Lower: o.Lower + 1, Parts: o.Parts}
		}
	}
	t.Fatalf("%s: greedy games are the best ones", o.Guess)
	return o
}

// TestLimitTakenOff: a certificate for a limit of tries is refused once the limit is taken out,
// since its bounds may be too high without one.
func TestLimitTakenOff(t *testing.T) {
	var words []engine.Word
	for _, w := range strings.Fields("baste caste haste paste scale scare shade shake shale shame shape share shave skate slake slate snake snare space spade spare spate stage stake stale stare state stave suave taste waste") {
		words = append(words, engine.MustWord(w))
	}
	rules := engine.Rules{Mode: engine.Classic, Length: 5, Level: engine.Hard}
	free := proveList(t, rules, words, len(words))
	rules.Tries = 5
	limited := proveList(t, rules, words, len(words))
	least := func(l list) int {
		r, err := l.check(l.text, check.Options{Sample: check.All})
		if err != nil || !r.Whole() {
			t.Fatalf("%+v, %v", r, err)
		}
		return r.Least
	}
	if a, b := least(free), least(limited); a >= b {
		t.Fatalf("without a limit %d, with one %d", a, b)
	}
	text := sealed(strings.NewReplacer("hard 5\n", "hard 0\n", " in 5\n", "\n").Replace(limited.text))
	if r, err := limited.check(text, check.Options{Sample: check.All}); err == nil {
		t.Errorf("%+v", r)
	}
}

package hint

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"ketword/app/internal/apptest"
	"ketword/app/internal/screentest"
	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/app/query"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/solver"
)

// begun returns a session after the first row.
func begun(t *testing.T) session.Session { return screentest.Playing(t, "abide", "slate") }

// asking returns the screen after some hints were requested, with its intents, while the coach answers.
func asking(s *session.Session, m Model, hints ...Kind) (Model, screen.Intents) {
	var all screen.Intents
	for _, kind := range hints {
		var out screen.Intents
		m, out = screentest.Update(*s, m, Ask{Kind: kind})
		all.Add(out...)
		s.Answers, _ = s.Answers.Reconcile(m.Wanted(s, true), func(lists.Name) bool { return true })
	}
	return m, all
}

// keyOf returns the key of the query for a hint.
func keyOf(s *session.Session, kind Kind) query.Key {
	for i, k := range kinds {
		if k.kind == kind {
			return queryOf(s, i).Key
		}
	}
	panic("nothing is asked for " + kind)
}

// answer answers the query for a hint.
func answer(s *session.Session, kind Kind, part query.Part) {
	s.Answers = s.Answers.Told(keyOf(s, kind), part)
}

// TestTold: each hint is shown by itself, and waits for its own answer.
func TestTold(t *testing.T) {
	s := begun(t)
	m, out := asking(&s, Model{}, Left, Guess, Words)
	told := m.told(&s)
	apptest.Equal(t, "wait", []bool{told.waits(Left), told.waits(Clue), told.waits(Guess)}, []bool{true, false, true})
	apptest.Equal(t, "words before their number", []any{told.shown, told.count(), len(out)}, []any{false, 0, 0})
	answer(&s, Left, &query.LeftPart{Left: coach.Left{Secrets: 2}})
	told = m.told(&s)
	apptest.Equal(t, "number", []any{query.PartOf[*query.LeftPart](told.answers...).Secrets, told.count(), m.Assists(&s)}, []any{2, 1, false})
	m, out = asking(&s, m, Words)
	told = m.told(&s)
	apptest.Equal(t, "words", []any{told.shown, told.count(), len(out), m.Assists(&s)}, []any{true, 2, 0, true})
	answer(&s, Guess, &query.GuessPart{})
	told = m.told(&s)
	apptest.Equal(t, "guess", []any{told.count(), m.Assists(&s)}, []any{3, true})
	m, _ = asking(&s, m, Clue)
	answer(&s, Clue, &query.CluePart{})
	told = m.told(&s)
	apptest.Equal(t, "clue", []any{query.PartOf[*query.CluePart](told.answers...) != nil, told.count()}, []any{true, 4})
	s.Game = apptest.Play(t, s.Game, "audio")
	told = m.told(&s)
	apptest.Equal(t, "the next row", []any{told.count(), m.Assists(&s), len(m.Wanted(&s, true))}, []any{0, false, 0})
}

// TestAskAgain: a failure is shown, and the query is made again, for every hint.
func TestAskAgain(t *testing.T) {
	for _, k := range kinds {
		s := begun(t)
		m, out := asking(&s, Model{}, k.kind)
		apptest.Equal(t, "at first", len(out), 0)
		s.Answers = s.Answers.EndedWith(keyOf(&s, k.kind), query.Died, "")
		told := m.told(&s)
		apptest.Equal(t, "failed", told.failed().Fault, query.Died)
		_, out = asking(&s, m, k.kind)
		apptest.Equal(t, "then", out, screen.Intents{screen.AskAgain{}})
	}
}

// TestTake: the best guess is typed, and the dialog is closed unless it is beside the board.
func TestTake(t *testing.T) {
	s := begun(t)
	m, _ := asking(&s, Model{}, Guess)
	_, out := screentest.Update(s, m, Take{})
	apptest.Equal(t, "before it is told", len(out), 0)
	best := apptest.Word(t, "abide")
	answer(&s, Guess, &query.GuessPart{Guess: solver.Ranked{Guess: best}})
	_, out = screentest.Update(s, m, Take{})
	apptest.Equal(t, "over the page", out, screen.Intents{screen.Close{}, screen.TypeWord{Word: best}})
	_, out = screentest.Update(s, m, Take{Stays: true})
	apptest.Equal(t, "beside the board", out, screen.Intents{screen.TypeWord{Word: best}})
	s.Game = s.Game.GiveUp()
	_, out = screentest.Update(s, m, Take{})
	apptest.Equal(t, "after the end", len(out), 0)
}

// TestMarkCertain: what is certain is noted, beside what the player has noted, and counts as help. The player
// has said which word is word one.
func TestMarkCertain(t *testing.T) {
	for _, c := range []struct {
		guesses   string
		own, want records.Pencil
	}{
		{"slate", "", " s0 l1 t0 e0 a1"},                   // all marks of a row of squares are of one word
		{"slate aphid", "", " s0 l1 t0 e0 a1 h0 p1 i1 d1"}, // two that share a letter, too
		{"slate runny", "", " s0 l1 t0 e0 a1 u0 y0"},       // others may be of one word or two
		{"slate stoke", "", " s0 l1 t0 e0 a1 o2 k0"},       // two that have the same place are of two
		{"slate stoke", " r0", " r0 s0 l1 t0 e0 a1 o2 k0"}, // what is not certain stays
		{"slate stoke", " l2", " l2 s0 t0 e0 a2 o1 k0"},    // the player calls it word two
		{"slate stoke", " l0 o1", " s0 l1 t0 e0 a1 o2 k0"}, // what is certain does not
		{"juicy slate", "", " j0 u0 i1 y0 c2 s0 t0 e0"},    // two marks of a mixed row are of both
		{"briny", "", " b0 r1 y0"},                         // of three marks of a mixed row, any two may go together
		{"briny slide", "", " b0 r1 y0 s0 l2 e0 i2 d2"},    // but a place may tell them apart
	} {
		s := screentest.Playing(t, "crown plaid", strings.Fields(c.guesses)...)
		s.Pencil = c.own
		_, out := screentest.Update(s, Model{}, MarkCertain{})
		want := screen.Intents{screen.MarkAssisted{}, screen.SetPencil{Pencil: c.want}, screen.Close{}}
		if c.guesses == "briny" {
			want = want[1:] // nothing is told
		}
		apptest.Equal(t, c.guesses, out, want)
	}
}

// TestNothingCertain: the player is told if no letter was noted, or only such as neither word has.
func TestNothingCertain(t *testing.T) {
	for own, told := range map[records.Pencil]bool{"": false, " l1": false, " l1 a1": true, " s0 l1 t0 e0 a1": true, " l2 a2": true} {
		s := screentest.Playing(t, "crown plaid", "slate")
		s.Pencil = own
		_, out := screentest.Update(s, Model{}, MarkCertain{})
		apptest.Equal(t, string(own), slices.Contains(out, screen.Intent(screen.ShowNotice{Notice: notice.NothingCertain})), told)
	}
	_, out := screentest.Update(screentest.Playing(t, "crown plaid", "beefy"), Model{}, MarkCertain{})
	apptest.Equal(t, "only what is in neither", out[len(out)-1], screen.Intent(screen.ShowNotice{Notice: notice.NothingCertain}))
}

// TestCertainHolds: what is certain is so of every secret.
func TestCertainHolds(t *testing.T) {
	var words []engine.Word
	for w := range apptest.Lexicon(t).Guesses() {
		words = append(words, w)
	}
	random := rand.New(rand.NewPCG(1, 2))
	told := 0
	for range 20_000 {
		secret, err := engine.NewSecret(words[random.IntN(len(words))], words[random.IntN(len(words))])
		if err != nil { // they share a letter
			continue
		}
		var d deduction
		for range 1 + random.IntN(5) {
			d.rows = append(d.rows, session.TurnOf(words[random.IntN(len(words))], secret))
		}
		d.keys = engine.Keyboard(d.rows)
		for range 5 {
			for _, row := range d.rows {
				d.read(row)
			}
		}
		var each [2]string
		for w := range secret.Words() {
			for _, l := range w.Letters() {
				if note := d.known.Of(l); note == "0" {
					t.Errorf("%v after %v: neither has %c", secret, d.rows, l)
				} else if note > "" {
					each[note[0]-'1'] += " " + w.String()
					told++
				}
			}
		}
		for _, of := range each {
			if fields := strings.Fields(of); len(slices.Compact(fields)) > 1 {
				t.Errorf("%v after %v: %s", secret, d.rows, d.known)
			}
		}
	}
	if told < 10_000 {
		t.Errorf("only %d letters were told", told)
	}
}

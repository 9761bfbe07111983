//go:build !js

package part

import (
	"strings"
	"testing"

	"ketword/app/internal/apptest"
	"ketword/app/links"
	"ketword/app/session"
	"ketword/app/text/embedded"
	"ketword/engine"
)

// TestDuelText: who needed fewer tries, including losses and giving up, and whom the coach helped.
func TestDuelText(t *testing.T) {
	words := apptest.Lexicon(t)
	puzzle, err := words.Puzzle(apptest.Rules(engine.Classic), apptest.SeedOf(t, words, "abide"))
	if err != nil {
		t.Fatal(err)
	}
	played := func(guesses string) engine.Game {
		rows, gaveUp := strings.CutSuffix(guesses, "-")
		g := apptest.Play(t, engine.NewGame(puzzle), strings.Fields(rows)...)
		if gaveUp {
			return g.GiveUp()
		}
		return g
	}
	english := &embedded.English.Rival
	for _, c := range []struct{ mine, theirs, want string }{
		{"abide", "slate abide", "You win: 1 try, your rival 2."},
		{"slate audio abide", "slate abide", "Your rival wins: 2 tries, you 3."},
		{"slate abide", "audio abide", "A tie: 2 tries each."},
		{"slate abide", "slate slate slate slate slate slate", "You win: your rival didn’t solve it."},
		{"slate slate slate abide", "slate -", "You win: your rival gave up."},
		{"-", "slate abide", "Your rival wins: 2 tries."},
		{"slate slate slate slate slate slate", "-", "Neither of you solved it."},
	} {
		s := session.New(nil, words)
		s.Lexicon, s.Game, s.Rival = words, played(c.mine), links.Rival{Game: played(c.theirs)}
		d, compared := s.Duel()
		apptest.Equal(t, c.want+": compared", compared, true)
		apptest.Equal(t, c.want, DuelText(english, &d), c.want)
		named := d
		named.Name = "Bob"
		apptest.Equal(t, c.want+": by name", DuelText(english, &named), strings.NewReplacer("your rival", "Bob", "Your rival", "Bob").Replace(c.want))
		for help, want := range map[[2]bool]string{
			{true, false}: " You had hints.", {false, true}: " Your rival had hints.", {true, true}: " You both had hints.",
		} {
			d.IHadHelp, d.TheyHadHelp = help[0], help[1]
			apptest.Equal(t, "help", DuelText(english, &d), c.want+want)
		}
	}
}

//go:build !js

package puzzle

import (
	"testing"

	"ketword/app/internal/apptest"
	"ketword/app/internal/screentest"
	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/engine"
	"ketword/internal/each"
)

var (
	english5, german5 = lists.Name{Lang: "en", Length: 5}, lists.Name{Lang: "de", Length: 5}
	german6, french5  = lists.Name{Lang: "de", Length: 6}, lists.Name{Lang: "fr", Length: 5}
)

// sessionOf returns a session with some lists, of which one is in play; the French one has no
// secrets of two words.
func sessionOf(inPlay lists.Name) *session.Session {
	s := session.New(nil, nil)
	for _, name := range []lists.Name{english5, german5, german6, french5} {
		s.Lists = append(s.Lists, lists.List{Name: name, Answers: 2, Quantum: name != french5})
	}
	s.InPlay, _ = s.Find(inPlay)
	return &s
}

func names(all []lists.List) []string {
	return each.Of(all, func(l lists.List) string { return l.Name.String() })
}

// barred returns the lists that are offered, and have no secrets for the mode in play.
func barred(s *session.Session) []string {
	c := choiceOf(screen.View{Session: s}, &Model{})
	return names(each.But(langs(s), func(l lists.List) bool { return !c.bars(l) }))
}

// TestListOptions: one list of each language, and all lengths of that in play, or awaited.
func TestListOptions(t *testing.T) {
	s := sessionOf(german6)
	apptest.Strings(t, "the length in play, or the usual one", names(langs(s)), english5.String(), german6.String(), french5.String())
	apptest.Strings(t, "lengths of the language", names(lengths(s)), german5.String(), german6.String())
	apptest.Equal(t, "chosen", at(s), german6)
	apptest.Strings(t, "barred in classic", barred(s))

	s = sessionOf(english5)
	s.Waiting.List, _ = s.Find(german6)
	apptest.Equal(t, "awaited", at(s), german6)
	s.Game.Puzzle.Rules.Mode = engine.Quantum
	apptest.Strings(t, "barred in quantum", barred(s), french5.String())
}

// TestPlayable: the way to the game is there once a list was chosen, and has come.
func TestPlayable(t *testing.T) {
	s := sessionOf(english5)
	m := Model{}
	playable := func(told ...notice.Notice) bool {
		return choiceOf(screen.View{Session: s, Told: told}, &m).playable()
	}
	apptest.Equal(t, "at first", playable(), false)
	m, intents := screentest.Update(*s, m, ChooseList{List: german6})
	apptest.Equal(t, "goes there", intents[0], screen.Intent(screen.PlayList{List: german6}))
	apptest.Equal(t, "chosen", playable(), true)
	apptest.Equal(t, "not loaded", playable(notice.NotLoaded{}), false)
	s.Waiting.List, _ = s.Find(german6)
	apptest.Equal(t, "awaited", playable(), false)
	s.Waiting = session.Waiting{}
	m, _ = screentest.Update(*s, m, Opened{})
	apptest.Equal(t, "opened again", playable(), false)
}

// TestNumber: a puzzle has a number to type unless it is a daily one.
func TestNumber(t *testing.T) {
	p := engine.Puzzle{Identity: engine.Identity{Seed: 2011}}
	apptest.Equal(t, "of a seed", number(p), "2011")
	p.Daily = 3
	apptest.Equal(t, "daily", number(p), "")
}

// TestEaseFocus: where easing the game takes its button away, the chosen level has the focus.
func TestEaseFocus(t *testing.T) {
	apptest.Equal(t, "the focus", focusOn(notice.GameEased{}), "[data-action=level][aria-pressed=true]")
}

//go:build !js

package puzzle

import (
	"strings"
	"testing"

	"ketword/app/internal/apptest"
	"ketword/app/internal/drawn"
	"ketword/app/internal/screentest"
	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/app/text/embedded"
	"ketword/app/wording"
	"ketword/engine"
	"ketword/internal/each"
)

var (
	english5, german5 = lists.Name{Lang: "en", Length: 5}, lists.Name{Lang: "de", Length: 5}
	german6, french5  = lists.Name{Lang: "de", Length: 6}, lists.Name{Lang: "fr", Length: 5}
)

// sessionOf returns a session with some lists, one of which is in play. The French list has
// no secrets of two words.
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

// barred returns the offered lists without secrets for the current mode.
func barred(s *session.Session) []string {
	c := choiceOf(screen.View{Session: s}, &Model{})
	return names(each.But(langs(s), func(l lists.List) bool { return !c.bars(l) }))
}

// TestListOptions: one list for each language, and all lengths of the current one, or of the one being
// loaded.
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

// TestPlayable: the button that leads to the game is shown once a list was chosen and is loaded.
func TestPlayable(t *testing.T) {
	s := sessionOf(english5)
	m := Model{}
	playable := func(told ...notice.Notice) bool {
		return choiceOf(screen.View{Session: s, Notices: told}, &m).playable()
	}
	apptest.Equal(t, "at first", playable(), false)
	m, intents := screentest.Update(*s, m, ChooseList{List: german6})
	apptest.Equal(t, "goes there", intents[0], screen.Intent(screen.PlayList{List: german6}))
	apptest.Equal(t, "chosen", playable(), true)
	apptest.Equal(t, "not loaded", playable(notice.NotLoaded{}), false)
	s.Waiting.List, _ = s.Find(german6)
	apptest.Equal(t, "awaited", playable(), false)
	s.Waiting = session.Waiting{}
	m, _ = screentest.Update(*s, m, screentest.Opened[Model]{})
	apptest.Equal(t, "opened again", playable(), false)
}

// TestNumber: a puzzle has a number unless it is a daily one.
func TestNumber(t *testing.T) {
	p := engine.Puzzle{Identity: engine.Identity{Seed: 2011}}
	apptest.Equal(t, "of a seed", number(p), "2011")
	p.Daily = 3
	apptest.Equal(t, "daily", number(p), "")
}

// TestEaseFocus: after easing the game has removed its button, the chosen level has the focus.
func TestEaseFocus(t *testing.T) {
	apptest.Equal(t, "the focus", focusOn(notice.GameEased{}), "[data-action=level][aria-pressed=true]")
	apptest.Equal(t, "after a game was removed", focusOn(notice.GameRemoved{}), "[data-action=bring-back-game]")
}

// TestDrawn: what can be played during the game in play, and by which rules.
func TestDrawn(t *testing.T) {
	playing := screentest.Playing(t, "abide")
	today := playing
	today.Game.Puzzle.Daily = today.Day.Number()
	another := playing
	begun := another.Current()
	begun.Game = apptest.Play(t, playing.Game, "audio")
	another.Saved = map[engine.Identity]records.Saved{begun.Game.Puzzle.Identity: begun}
	another.Game = screentest.Playing(t, "crown plaid").Game
	for name, c := range map[string]struct {
		s       session.Session
		actions []string
	}{
		"a puzzle of a link": {playing, []string{"today", "yesterday", "archive", "new", "challenge", "seed", "set-tries"}},
		"today's puzzle":     {today, []string{"yesterday", "archive", "new", "challenge", "seed", "set-tries"}},
		"another game":       {another, []string{"today", "yesterday", "archive", "new", "challenge", "seed", "resume", "set-tries"}},
	} {
		d := (&bench{T: t, Session: c.s}).Draw()
		apptest.Strings(t, name, drawn.Attrs(d.All(drawn.Classed("act")), "data-action"), c.actions...)
		if name == "another game" {
			entry := d.One(t, drawn.Saying("data-action", "resume"))
			puzzle := wording.PuzzleTitle(embedded.English, begun.Game.Puzzle, playing.InPlay)
			apptest.Equal(t, "its name", strings.Join(strings.Fields(entry.Text()), " "), "Classic · "+puzzle+" · 1 row")
			apptest.Equal(t, "in parts", len(entry.All(drawn.Tagged("span"))), strings.Count(puzzle, "·")+3)
			apptest.Equal(t, "to remove it", d.One(t, drawn.Saying("data-action", "remove-game")).Value("title"), "Remove Classic · "+puzzle)
		}
	}
}

type bench = screentest.Bench[Model]

// TestLevels: the chosen level is pressed, levels that the mode lacks are missing, and the rules of the
// game in play are shown if they differ.
func TestLevels(t *testing.T) {
	all, pairs := []string{"Normal", "Hard", "Strict"}, []string{"Normal", "Strict"}
	for name, c := range map[string]struct {
		secret, level, tries string // chosen values; "" for the default
		rules                engine.Rules
		levels, chosen       []string
		inPlay               []string
	}{
		"at first":       {"abide", "", "", engine.Rules{Tries: 6}, all, []string{"Normal", "6"}, nil},
		"in quantum":     {"crown plaid", "", "", engine.Rules{Tries: 6}, pairs, []string{"Normal", "6"}, nil},
		"hard, quantum":  {"crown plaid", "hard", "", engine.Rules{Tries: 6, Level: engine.Strict}, pairs, []string{"Strict", "6"}, nil},
		"eight tries":    {"abide", "", "8", engine.Rules{Tries: 8}, all, []string{"Normal", "8"}, nil},
		"of a link":      {"abide", "", "", engine.Rules{Tries: 3, Level: engine.Strict}, all, []string{"Normal", "6"}, []string{"Game in play: Strict · 3 tries.", "Ease it to Normal"}},
		"fewer tries":    {"abide", "", "", engine.Rules{Tries: 3}, all, []string{"Normal", "6"}, []string{"Game in play: Normal · 3 tries."}},
		"harder is next": {"abide", "strict", "", engine.Rules{Tries: 6}, all, []string{"Strict", "6"}, []string{"Game in play: Normal · 6 tries."}},
	} {
		b := &bench{T: t, Session: screentest.Playing(t, c.secret)}
		b.Game.Puzzle.Rules.Tries, b.Game.Puzzle.Rules.Level = c.rules.Tries, c.rules.Level
		b.Settings = b.Settings.With(session.LevelSetting, c.level).With(session.TriesSetting, c.tries)
		d := b.Draw().One(t, drawn.Classed("rules"))
		apptest.Strings(t, name+": levels", drawn.Texts(d.All(drawn.Saying("aria-labelledby", "choice-level"))[0].All(drawn.Tagged("button"))), c.levels...)
		apptest.Strings(t, name+": chosen", drawn.Texts(d.All(drawn.Saying("aria-pressed", "true"))), c.chosen...)
		var told []string
		for _, in := range d.All(drawn.Classed("in-play")) {
			told = append(drawn.Texts(in.All(drawn.Tagged("p"))), drawn.Texts(in.All(drawn.Tagged("button")))...)
		}
		apptest.Strings(t, name+": in play", told, c.inPlay...)
	}
}

// TestTyped: typed numbers are read, or what is wrong with them is shown below their fields.
func TestTyped(t *testing.T) {
	b := &bench{T: t, Session: screentest.Playing(t, "abide")}
	for typed, want := range map[string]screen.Intent{
		" 8 ": screen.ChangeSetting{Name: session.TriesSetting, Value: "8"}, "inf": screen.ShowNotice{Notice: notice.BadTries{Typed: "inf"}},
		"": screen.ShowNotice{Notice: notice.BadTries{}}, "-1": screen.ShowNotice{Notice: notice.BadTries{Typed: "-1"}}, "101": screen.ShowNotice{Notice: notice.BadTries{Typed: "101"}},
		"six": screen.ShowNotice{Notice: notice.BadTries{Typed: "six"}}, "1.5": screen.ShowNotice{Notice: notice.BadTries{Typed: "1.5"}}, "６": screen.ShowNotice{Notice: notice.BadTries{Typed: "６"}},
	} {
		apptest.Equal(t, "tries: "+typed, b.Send(ChooseTries{Typed: typed}).Wants, screen.Intents{want})
	}
	for typed, want := range map[string]screen.Intent{
		" 2011 ": screen.PlaySeed{Seed: 2011}, "": screen.ShowNotice{Notice: notice.BadSeed{}}, "x": screen.ShowNotice{Notice: notice.BadSeed{Typed: "x"}},
		"-1": screen.ShowNotice{Notice: notice.BadSeed{Typed: "-1"}}, "1.5": screen.ShowNotice{Notice: notice.BadSeed{Typed: "1.5"}}, "1 2": screen.ShowNotice{Notice: notice.BadSeed{Typed: "1 2"}},
		"9223372036854775808":  screen.ShowNotice{Notice: notice.BadSeed{Typed: "9223372036854775808", Great: true}},
		"99999999999999999999": screen.ShowNotice{Notice: notice.BadSeed{Typed: "99999999999999999999", Great: true}},
	} {
		apptest.Equal(t, "seed: "+typed, b.Send(PlaySeed{Typed: typed}).Wants, screen.Intents{want})
	}
	for class, n := range map[string]notice.Notice{"rules": notice.BadTries{Typed: "six"}, "seed": notice.BadSeed{Typed: "12x"}} {
		b.View.Notices = []notice.Notice{n}
		apptest.Equal(t, class, b.Draw().One(t, drawn.Classed("refusal")).Text(), notice.Sentence(embedded.English, n))
		apptest.Equal(t, class, len(b.Draw().One(t, drawn.Classed(class)).All(drawn.Classed("refusal"))), 1)
		fault := map[string]string{"rules": "tries-fault", "seed": "seed-fault"}[class]
		apptest.Strings(t, "the field that it tells of", drawn.Attrs(b.Draw().All(drawn.Saying("aria-invalid", "true")), "aria-describedby"), fault)
	}
}

// TestLists: the chosen list is pressed, lists that can't be played are disabled, and the progress of
// loading is shown.
func TestLists(t *testing.T) {
	own := lists.List{Name: lists.OwnName(1, 5), Answers: 1}
	b := &bench{T: t, Session: *sessionOf(english5), View: screen.View{Puzzle: "Daily 101"}}
	b.Own, b.OwnState = []lists.List{own}, session.OwnKnown
	b.Game.Puzzle.Rules.Mode = engine.Quantum
	d := b.Draw().One(t, drawn.Classed("choices"))
	apptest.Strings(t, "barred", drawn.Texts(d.All(drawn.Having("disabled"))), "French", "5-letter words")
	apptest.Strings(t, "why", drawn.Texts(d.All(drawn.Classed("barred"))), "5-letter words can’t be played in quantum: any two of its answers share a letter.")
	apptest.Strings(t, "chosen", drawn.Texts(d.All(drawn.Saying("aria-pressed", "true"))), "English", "5")

	loading := func() drawn.Element { return b.Draw().One(t, drawn.Classed("loading")) }
	status := func() string { return loading().One(t, drawn.Saying("role", "status")).Text() }
	b.Send(ChooseList{List: german6})
	apptest.Equal(t, "which puzzle", status(), "Daily 101")
	apptest.Equal(t, "to play it", b.Draw().One(t, drawn.Saying("data-action", "close")).Text(), "Play")
	b.Waiting.List, _ = b.Find(german6)
	apptest.Equal(t, "progress", status(), "Loading German · 6 letters …")
	apptest.Equal(t, "bar", loading().One(t, drawn.Tagged("progress")).Value("max"), "100")
	apptest.Strings(t, "wanted", drawn.Texts(b.Draw().One(t, drawn.Classed("choices")).All(drawn.Saying("aria-pressed", "true"))), "German", "6")
	german := b.Waiting.List
	b.Waiting = session.Waiting{}
	for _, c := range []struct {
		told  notice.Notice
		again []string
	}{{notice.NotLoaded{List: german}, []string{"Try again"}}, {notice.ListGone{List: own}, nil}} {
		b.View.Notices = []notice.Notice{c.told}
		apptest.Equal(t, "failed", status(), notice.Sentence(embedded.English, c.told))
		apptest.Strings(t, "again", drawn.Texts(loading().All(drawn.Tagged("button"))), c.again...)
	}
	b.InPlay.Name, b.Offline.State = german5, session.OfflineReady
	apptest.Strings(t, "lengths, without their sizes", drawn.Texts(b.Draw().One(t, drawn.Classed("lengths")).All(drawn.Tagged("button"))), "5", "6")
}

// TestYesterday: the button says how yesterday's puzzle ended.
func TestYesterday(t *testing.T) {
	b := &bench{T: t, Session: screentest.Playing(t, "abide")}
	row := func() []string { return drawn.Texts(b.Draw().All(drawn.Saying("data-action", "yesterday"))) }
	apptest.Strings(t, "not played", row(), "Yesterday’s puzzle")
	p, err := b.Lexicon.Daily(apptest.Rules(engine.Classic), b.Day-1)
	if err != nil {
		t.Fatal(err)
	}
	begun := records.Saved{Game: apptest.Play(t, engine.NewGame(p), "slate"), Day: b.Day - 1}
	b.Saved[p.Identity] = begun
	apptest.Strings(t, "begun", row(), "Yesterday’s puzzle: unfinished, 1 row")
	delete(b.Saved, p.Identity)
	begun.Game = begun.Game.GiveUp()
	b.History = records.History{begun}
	apptest.Strings(t, "ended", row(), "Yesterday’s puzzle: given up")
	b.Game = begun.Game
	apptest.Strings(t, "in play", row())
}

// TestUndo: the removal of a game is reported, with a button that restores it.
func TestUndo(t *testing.T) {
	b := &bench{T: t, Session: screentest.Playing(t, "abide", "slate")}
	removed := records.Result{Saved: b.Current(), List: b.InPlay}
	b.Removed = []records.Saved{b.Current()}
	b.View.Notices = []notice.Notice{notice.GameRemoved{Game: removed}}
	d := b.Draw().One(t, drawn.Classed("unfinished"))
	apptest.Equal(t, "told", d.One(t, drawn.Saying("role", "status")).Text(), notice.Sentence(embedded.English, b.View.Notices[0]))
	apptest.Equal(t, "undo", d.One(t, drawn.Saying("data-action", "bring-back-game")).Text(), "Undo")
}

//go:build !js

package app

import (
	"slices"
	"strings"
	"testing"

	"ketword/app/internal/apptest"
	"ketword/app/internal/drawn"
	"ketword/app/internal/screentest"
	"ketword/app/links"
	"ketword/app/lists"
	"ketword/app/model"
	"ketword/app/notice"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/screen/games"
	"ketword/app/screen/ownlists"
	"ketword/app/screen/puzzle"
	"ketword/app/screen/scores"
	"ketword/app/screen/share"
	"ketword/app/screen/stats"
	"ketword/app/session"
	"ketword/app/text/embedded"
	"ketword/app/wording"
	"ketword/engine"
	"ketword/engine/lexicon"
)

// TestDialogContract: every dialog is drawn by some table, has the name of its screen as an attribute, is labelled by
// its heading, which is unique, and can be closed.
func TestDialogContract(t *testing.T) {
	headings := map[string]screen.Name{}
	seen := map[screen.Name]bool{}
	for name, b := range tables(t) {
		seen[b.model.Screen] = true
		dialogs := b.draw().All(drawn.Tagged("dialog"))
		if b.model.Screen == screen.None {
			equal(t, name+": dialogs", len(dialogs), 0)
			continue
		}
		if len(dialogs) != 1 {
			t.Fatalf("%s: %d dialogs", name, len(dialogs))
		}
		d := dialogs[0]
		equal(t, name+": screen", d.Value("data-screen"), string(b.model.Screen))
		heading := d.One(t, drawn.Saying("id", d.Value("aria-labelledby")))
		equal(t, name+": heading", heading.Text(), model.ScreenOf(b.model.Screen).Title(b.text))
		if other, has := headings[heading.Text()]; has {
			equal(t, name+": screen of the heading", other, b.model.Screen)
		}
		headings[heading.Text()] = b.model.Screen
		first := d.All(drawn.Tagged("button"))[0]
		equal(t, name+": first button", first.Value("data-action"), "close")
		equal(t, name+": its name", first.Value("title"), "Close")
		equal(t, name+": open", d.Has("open"), false) // showModal sets it
	}
	for _, s := range model.Screens {
		equal(t, string(s.Name)+": is among the tables", seen[s.Name], true)
		equal(t, string(s.Name)+": is the only one of its name", model.ScreenOf(s.Name), s)
	}
}

// TestConfirmationInDialog: a confirmation is shown in the open dialog, and not behind it.
func TestConfirmationInDialog(t *testing.T) {
	copied := share.Sent{What: records.SharedLink, Outcome: share.Copied}
	for name, b := range tables(t) {
		b.send(copied)
		page := b.draw()
		behind := strings.Contains(page.One(t, drawn.Classed("message")).Written(), "Link copied")
		equal(t, name+": in the message line", behind, b.model.Screen == screen.None)
		for _, d := range page.All(drawn.Tagged("dialog")) {
			told := d.One(t, drawn.Classed("confirmation"))
			equal(t, name+": in the dialog", told.Text(), "Link copied")
			equal(t, name+": spoken", told.Value("role"), "status")
		}
	}
}

// TestUntranslated: the browser is not to translate letters, words, marks and what is read out when it changes, in any table; it is
// to translate sentences.
func TestUntranslated(t *testing.T) {
	kept := func(e drawn.Element) bool {
		for e.Node != nil && e.Value("translate") != "no" {
			e.Node = e.Parent
		}
		return e.Node != nil
	}
	for name, b := range tables(t) {
		page := b.draw()
		for _, e := range page.All(func(e drawn.Element) bool {
			classes := strings.Fields(e.Value("class"))
			return e.Value("role") == "status" || slices.ContainsFunc(classes, func(c string) bool {
				return slices.Contains([]string{"tile", "key", "brand", "message", "word", "sample", "shared"}, c)
			})
		}) {
			equal(t, name+": "+e.Source(), kept(e), true)
		}
		for _, e := range page.All(func(e drawn.Element) bool { return e.Data == "h2" }) {
			equal(t, name+": "+e.Source(), kept(e), false)
		}
	}
}

// listTables returns the dialog of the player's lists in every state.
func listTables(t testing.TB) map[string]*table {
	open := func() *table {
		return newTable(t, "abide", "").send(model.OwnLists{}, screen.Open{Name: screen.Lists})
	}
	fruit := screentest.Draft(t, "Fruit", "apple\nbirch\n", "mango\n")
	plain := screentest.Draft(t, "", "ababa\n", "")
	name := lists.OwnName(fruit.Words.Fingerprint(), 5)
	full := func() *table {
		return open().send(ownlists.Imported{Drafts: []lists.Draft{fruit}}, ownlists.Imported{Drafts: []lists.Draft{plain}})
	}
	came := newTable(t, "abide", "")
	came.model.Notices = []notice.Notice{notice.ListSent{List: fruit.List(), Sender: "Ann"}}
	lacking := newTable(t, "abide", "")
	lacking.model.Notices = []notice.Notice{notice.ListMissing{List: fruit.List()}}
	return map[string]*table{
		"came":     came,
		"lacking":  lacking,
		"none":     open(),
		"two":      full(),
		"editing":  full().send(ownlists.Edit{List: name}),
		"renaming": full().send(ownlists.AskRename{List: name}),
		"deleted":  full().send(model.DeleteList{List: name}),
		"picked":   open().send(ownlists.PickFile{Part: lists.AnswersPart, Name: "fruit.txt"}),
		"busy":     open().send(ownlists.Submit{}),
		"refused": open().send(ownlists.Submit{}, ownlists.ImportRefused{Refusal: lists.Refusal{
			Part: lists.AnswersPart, Problems: []lexicon.Problem{{Line: 3, Text: "Hello", Err: engine.ErrNotLower}}, Skips: 9,
		}}),
		"mixed": open().send(ownlists.Submit{}, ownlists.ImportRefused{Refusal: lists.Refusal{
			Part: lists.AnswersPart, Problems: []lexicon.Problem{{Line: 2, Text: "slаte", Err: lists.ErrLookalike}}, Skips: 1, Takes: true,
		}}),
		"understood": open().send(ownlists.ImportRefused{Refusal: lists.Refusal{Understood: []lists.Understood{
			{Part: lists.AnswersPart, Format: lists.Hunspell, Words: 4, Comments: 1}, {Part: lists.GuessesPart, Words: 1200, Meanings: 3},
		}}}),
		"several lengths": open().send(ownlists.ImportRefused{Refusal: lists.Refusal{
			Lengths: []lists.LengthCount{{Length: 4, Answers: 1}, {Length: 5, Answers: 1204, Guesses: 20}},
		}}),
		"barred": full().send(model.SwitchMode{Mode: engine.Quantum}, screen.Open{Name: screen.Puzzle}),
		"chosen": full().send(screen.Open{Name: screen.Puzzle}, puzzle.ChooseList{List: name}),
		"failed": open().send(screen.Open{Name: screen.Puzzle}, puzzle.ChooseList{List: lists.Name{Lang: "de", Length: 6}},
			model.ListFailed{List: lists.Name{Lang: "de", Length: 6}}),
		"loading": open().send(screen.Open{Name: screen.Puzzle}, puzzle.ChooseList{List: lists.Name{Lang: "de", Length: 6}},
			model.Loading{List: lists.Name{Lang: "de", Length: 6}, Got: 1}),
	}
}

// offlineTables returns the dialogs on playing offline and on installing by hand.
func offlineTables(t testing.TB) map[string]*table {
	begin := func() *table { return newTable(t, "abide", "") }
	small := lists.Name{Lang: "fr", Length: 4}
	ready := []model.Msg{
		model.OfflineKnown{State: session.OfflineReady}, model.CacheRead{Lists: []lists.Name{small}}, screen.Open{Name: screen.Offline},
	}
	wanted := append(ready[:len(ready):len(ready)], screen.ChangeSetting{Name: session.KeepLists, Value: "on"})
	first := lists.Name{Lang: "en", Length: 4}
	return map[string]*table{
		"coming":   begin().send(screen.Open{Name: screen.Offline}),
		"ready":    begin().send(ready...),
		"keeping":  begin().send(wanted...).send(model.Caching{Loading: model.Loading{List: first, Got: 20_000}}),
		"lost":     begin().send(wanted...).send(model.ListCached{List: first, Fault: session.CacheLost}),
		"all kept": begin().send(wanted...).send(allCached()...),
		"clearable, a new version": begin().guess("abide").send(
			model.PersistenceRead{Answer: session.Clearable}, model.UpdateWaits{}).send(ready...),
		"safe":            begin().guess("abide").send(model.PersistenceRead{Answer: session.Persistent}, screen.Open{Name: screen.Offline}),
		"a link was made": begin().guess("abide").send(screen.Open{Name: screen.Stats}, stats.LinkMade{Code: "code"}),
		"a history came":  begin().send(screen.Open{Name: screen.Stats}, stats.HistoryCame{Scores: make([]records.Scores, 1)}),
		"choice":          begin().send(ready...).send(screen.Open{Name: screen.Puzzle}),
		"offered":         begin().send(model.Installable{Way: session.InstallAsks}, screen.Open{Name: screen.Menu}),
		"installing":      begin().send(model.Installable{Way: session.InstallByHand}, model.Install{}),
	}
}

// allCached returns messages that say that every list is cached.
func allCached() []model.Msg {
	var msgs []model.Msg
	for _, l := range builtIn() {
		msgs = append(msgs, model.ListCached{List: l.Name})
	}
	return msgs
}

// unfinishedTable returns the choice of a puzzle with an unfinished game, and that game.
func unfinishedTable(t testing.TB) (*table, engine.Puzzle) {
	b := newTable(t, "abide", "&tries=7&level=strict").guess("audio")
	begun := b.model.Game.Puzzle
	return b.send(model.SwitchMode{Mode: engine.Quantum}, screen.Open{Name: screen.Puzzle}), begun
}

// spaced returns a text without the additional blanks that go-app prints around elements.
func spaced(text string) string { return strings.Join(strings.Fields(text), " ") }

// TestNoticeActions: the button of a notice is beside it.
func TestNoticeActions(t *testing.T) {
	b := listTables(t)["deleted"].send(model.Close{})
	button := b.draw().One(t, drawn.Classed("message")).One(t, drawn.Tagged("button"))
	equal(t, "a deleted list", b.message(button.Value("data-action"), ""), model.Msg(model.BringBackList{}))
	german := lists.Name{Lang: "de", Length: 6}
	b = newTable(t, "abide", "")
	equal(t, "nothing to tell", b.draw().One(t, drawn.Classed("message")).Text(), "")
	b.send(puzzle.ChooseList{List: german}, model.ListFailed{List: german})
	button = b.draw().One(t, drawn.Classed("message")).One(t, drawn.Tagged("button"))
	equal(t, "a list that could not be loaded", b.message(button.Value("data-action"), ""), model.Msg(model.TryAgain{}))
}

// gamesTables returns the dialogs for finished games.
func gamesTables(t testing.TB) map[string]*table {
	won := newTable(t, "abide", "").guess("abide")
	id := won.model.Game.Puzzle.Identity.String()
	open := func(msgs ...model.Msg) *table {
		opened := *won.root
		return (&table{root: &opened, t: t}).send(screen.Open{Name: screen.Stats}, screen.Open{Name: screen.Games}).send(msgs...)
	}
	several := open(stats.Select{Part: records.ModePart, Value: records.All})
	several.model.History = append(records.History{{Game: apptest.GivenUp(t, "classic/de/6/1/6/hard")}}, several.model.History...)
	line := scores.Add{Line: "0 2 3 8 12 40 32 7 2 3"}
	return map[string]*table{
		"listed":   open(),
		"several":  several,
		"picked":   open(games.PickGame{Identity: id}),
		"asked":    open(games.PickGame{Identity: id}, games.AskDelete{Identity: id}),
		"deleted":  open(games.AskDelete{Identity: id}, games.DeleteGames{}),
		"all":      open(games.AskDelete{}),
		"scores":   open(screen.Open{Name: screen.Scores}, line),
		"no line":  open(screen.Open{Name: screen.Scores}, scores.Add{Line: "1 2"}),
		"counted":  open(line, screen.Open{Name: screen.Stats}),
		"all gone": open(line, games.AskDelete{}, games.DeleteGames{}),
	}
}

// TestPlayedAgain: the name of a game that is played again says so.
func TestPlayedAgain(t *testing.T) {
	b := gamesTables(t)["picked"]
	b.send(b.message("play-again", b.model.Game.Puzzle.Identity.String()))
	equal(t, "name", b.puzzleTitle(), wording.PuzzleTitle(b.text, b.model.Game.Puzzle, b.model.InPlay)+" · again")
}

// archiveTables returns the archive after a daily puzzle was played.
func archiveTables(t testing.TB) map[string]*table {
	return map[string]*table{
		"played":  newTable(t, "abide", "").send(model.GoToday{}).guess("slate").send(screen.Open{Name: screen.Archive}, model.Countdown{Minutes: 83}),
		"counted": newTable(t, "abide", "").send(model.GoToday{}).guess("slate").send(screen.Open{Name: screen.Stats}),
	}
}

// TestDamagedChallenge: that a link's secret is damaged stands on the empty board, too; other faults of a link don't.
func TestDamagedChallenge(t *testing.T) {
	for param, onBoard := range map[string]bool{links.ParamSecret: true, links.ParamRows: false} {
		b := newTable(t, "abide", "")
		bad := notice.BadLink{Problems: []links.Problem{{Param: param, Value: "x"}}}
		b.model.Notices = []notice.Notice{bad}
		said := notice.Sentence(embedded.English, bad)
		card := b.draw().One(t, drawn.Classed("introduction")).Text()
		equal(t, param+": on the board", strings.Contains(card, embedded.English.Lists.Incomplete) && strings.Contains(card, said), onBoard)
		equal(t, param+": in the line", strings.Contains(b.draw().One(t, drawn.Classed("message")).Text(), said), !onBoard)
	}
}

// TestListLacking: that a link came without its list stands on the empty board, and in the message line once there are letters.
func TestListLacking(t *testing.T) {
	b := newTable(t, "abide", "")
	b.model.Notices = []notice.Notice{notice.ListMissing{}}
	card := func() string { return b.draw().One(t, drawn.Classed("introduction")).Text() }
	equal(t, "on the board", strings.Contains(card(), embedded.English.Lists.Missing), true)
	equal(t, "not in the line", strings.Contains(b.draw().One(t, drawn.Classed("message")).Text(), embedded.English.Lists.Missing), false)
	b.letters("a")
	b.model.Notices = []notice.Notice{notice.ListMissing{}}
	equal(t, "letters", strings.Contains(card(), embedded.English.Lists.Missing), false)
	equal(t, "in the line", strings.Contains(b.draw().One(t, drawn.Classed("message")).Text(), embedded.English.Lists.Missing), true)
}

package model

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"math/rand/v2"
	"path/filepath"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"ketword/app/screen/scores"

	"ketword/app/effect"
	"ketword/app/lists"
	"ketword/app/play"
	"ketword/app/query"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/screen/archive"
	"ketword/app/screen/challenge"
	"ketword/app/screen/friends"
	"ketword/app/screen/games"
	"ketword/app/screen/help"
	"ketword/app/screen/hint"
	"ketword/app/screen/lab"
	"ketword/app/screen/ownlists"
	"ketword/app/screen/playon"
	"ketword/app/screen/puzzle"
	"ketword/app/screen/review"
	"ketword/app/screen/share"
	"ketword/app/screen/solver"
	"ketword/app/screen/stats"
	"ketword/app/session"
	"ketword/engine"
)

// everyMsg returns a message of every type, some with meaningless values. Messages on lists name a random one.
func everyMsg(random *rand.Rand, w *window) []Msg {
	list := anyList(random, w)
	seed := engine.Seed(random.IntN(20))
	msgs := []Msg{
		Start{Stored: maps.Clone(w.stored), Query: w.query, Day: w.model.Day},
		DayChanged{Day: testDay + engine.Day(random.IntN(3))}, Returned{}, Countdown{Minutes: random.IntN(1500)},
		screen.Open{Name: screen.Archive}, archive.Choose{By: session.Choice{List: list, Mode: engine.Mode(random.IntN(4))}}, archive.ChooseDay{Day: engine.Day(random.IntN(300) - 100)}, WeekRead{First: random.IntN(7)},
		archive.TurnMonth{By: random.IntN(5) - 2}, archive.PlayDay{Day: engine.Day(random.IntN(140) - 20)}, GoYesterday{},
		play.Press{Letter: rune('a' + random.IntN(26))}, play.Press{Letter: 'Ä'}, play.Press{Letter: 'B'},
		play.Press{Letter: 'ж', Place: 'q'}, play.Press{Letter: 'ж'}, play.Erase{}, play.Clear{}, play.Enter{}, play.GiveUp{}, play.PlaceCursor{Tile: random.IntN(7) - 1}, play.MoveCursor{Step: play.CursorStep(random.IntN(6))},
		play.Note{Letter: rune('a' + random.IntN(26)), Note: "120"[random.IntN(3):][:1]}, play.Note{Letter: rune('a' + random.IntN(26))},
		SwitchMode{Mode: engine.Mode(random.IntN(4))},
		OpenGuide{Lang: "en"}, NewRandom{Entropy: [2]uint64{random.Uint64N(4), 0}}, GoToday{},
		Resume{Identity: "no identity"},
		QueryEnded{Key: "no key"}, QueryTold{Key: "no key", Part: &query.StepPart{}},
		hint.Ask{Kind: hint.Left}, hint.Ask{Kind: hint.Words}, hint.Ask{Kind: hint.Clue}, hint.Ask{Kind: hint.Guess}, hint.Take{}, hint.MarkCertain{}, hint.Take{Stays: true},
		playon.Show{FromStart: true}, playon.Show{}, playon.ChoosePlayer{Strategy: "eliminate"}, lab.ChoosePlayer{Strategy: "random"}, lab.WatchPlayer{Secret: [2]string{"abide"}}, lab.WatchPlayer{First: "slate"}, lab.SeeStep{}, lab.SeeStep{All: true}, playon.SeeStep{}, playon.SeeStep{All: true},
		review.Show{}, review.ShowRows{}, review.ChooseTurn{Turn: random.IntN(3)}, review.AskWhatIf{Word: "slate"}, games.ListMore{},
		screen.Open{Name: screen.Stats}, screen.Open{Name: screen.Solver}, Close{}, stats.Select{Part: records.ModePart, Value: records.All}, stats.Turn{By: -1}, stats.OpenDay{Day: 3},
		share.Show{}, share.Result{}, share.Send{Way: effect.ShareCopy}, share.SendLink{}, share.SendList{List: list}, share.ShowAs{Form: records.SharedChallenge}, share.ShowChosen{}, share.ShowAs{}, NameChallenger{Name: "Ann"}, challenge.Send{Words: []string{"slate"}}, challenge.Retype{},
		share.Sent{Outcome: share.Outcome(random.IntN(4))},
		LanguageLoaded{}, LanguageLost{Lang: "de", Spoken: "en"}, SaveFailed{}, StoredChanged{Key: records.HistoryKey, Value: "broken"},
		UpdateWaits{}, screen.Perform{Effect: effect.LoadVersion{}}, momentPassed{}, play.StopIgnoringEnter{Number: random.IntN(3)}, Popped{}, Installable{Way: session.InstallWay(random.IntN(3))}, Install{},
		OfflineKnown{State: session.OfflineReady, Fresh: true}, CacheRead{Lists: []lists.Name{list}}, screen.ChangeSetting{Name: session.KeepLists, Value: "on"}, CacheAgain{},
		Caching{Loading{List: list, Got: 100}}, ListCached{List: list}, ListCached{List: list, Fault: session.CacheLost}, PersistenceRead{Answer: session.Clearable},
		screen.Open{Name: screen.Offline}, screen.Open{Name: screen.Install},
		screen.ChangeSetting{Name: session.LevelSetting, Value: engine.Level(random.IntN(4)).String()}, puzzle.ChooseTries{Typed: []string{"0", "3", "6", "x"}[random.IntN(4)]},
		puzzle.PlaySeed{Typed: strconv.Itoa(random.IntN(20))}, puzzle.PlaySeed{},
		play.KeepGuessing{}, play.Settle{}, play.ShowSecret{}, play.TypeWord{}, screen.ChangeSetting{Name: session.KeepGuessing, Value: "on"},
		screen.ChangeSetting{Name: "theme", Value: []string{"system", "light", "dark"}[random.IntN(3)]}, screen.ChangeSetting{Name: "theme", Value: "x"},
		stats.MakeLink{}, stats.LinkMade{Code: "code"}, stats.LinkCopied{}, stats.HistoryCame{Games: played(w.t, seed)}, stats.TakeHistory{},
		stats.ExportHistory{}, stats.ImportHistory{}, stats.ScoresRead{Line: "nonsense"}, stats.HistoryRead{Games: played(w.t, seed)},
		anyJournal(random, w.t, seed),
		stats.HistoryRefused{Refusal: records.FileRefusal{Fault: records.FileEmpty}},
		games.PickGame{Identity: "no identity"}, games.ShowGame{Identity: "no identity"}, games.AskDelete{}, games.AskDelete{Identity: "no identity"}, games.KeepGames{},
		scores.Add{Line: fmt.Sprintf("0 0 %d 0 0 0 0 0 0 0", random.IntN(3))}, scores.Add{Line: "nonsense"}, scores.Add{Record: []string{"9", "1", "2", "", "", "1", "4", strconv.Itoa(random.IntN(3)), ""}},
		puzzle.ChooseList{List: list}, screen.PlayList{List: list, Closes: true},
		scores.Delete{Line: "0 0 1 0 0 0 0 0 0 0"}, scores.Copy{}, scores.Save{}, stats.Select{Part: records.ModePart, Value: "quantum"}, stats.Select{Part: records.PlacePart, Value: []string{records.Here, records.Elsewhere, records.All}[random.IntN(3)]},
		solver.EnterRows{Text: anyEntry(random)}, solver.AddRow{Guess: "slate"}, solver.AddRow{}, solver.SpellRow{Row: random.IntN(3), Text: "audio"}, solver.EditRow{Row: random.IntN(3)},
		solver.MarkTile{Row: random.IntN(3), Tile: random.IntN(6), Next: true}, solver.MixRow{Row: random.IntN(3)}, solver.CorrectRow{Correction: random.IntN(2)},
		solver.RemoveRow{Row: random.IntN(3)}, solver.ClearRows{}, solver.BringBackRows{}, solver.AdviseGame{}, solver.TypeGuess{Guess: "audio"},
		ofList(list), solver.Choose{By: session.Choice{Mode: engine.Mode(random.IntN(3))}},
		solver.SwitchPool{}, solver.SortGuesses{By: "bits", Turns: true}, solver.SortGuesses{By: "no column"}, solver.MoreGuesses{}, screen.AskAgain{}, solver.ReviewRows{},
		TryAgain{}, Online{}, RemoveGame{Identity: "no identity"}, BringBackGame{},
		Loading{List: list, Got: random.IntN(300)}, ListFailed{List: list},
		OwnLists{Lists: slices.Clone(w.lists.own), Since: random.IntN(3)},
		OwnListsUnread{}, ListFailed{List: list, Unread: true}, Kept{List: list},
		ownlists.PickFile{Part: lists.AnswersPart, Name: "a.txt"}, ownlists.PickFile{Part: lists.AnswersPart}, ownlists.Submit{}, ownlists.Submit{Agrees: true},
		ownlists.Imported{Drafts: []lists.Draft{anyDraft(random, w)}}, ownlists.ImportRefused{Refusal: lists.Refusal{Unread: true}}, Kept{List: list, Fails: true},
		ownlists.Edit{List: list}, ownlists.Edit{}, ownlists.AskRename{List: list}, ownlists.Rename{List: list, Title: "Title"}, DeleteList{List: list}, BringBackList{}, TakeList{},
		ownlists.Export{List: list, Part: lists.GuessesPart}, passed{announced: w.model.Play.Spoken.Count},
		screen.Open{Name: screen.Lab}, lab.Choose{By: session.Choice{List: list, Mode: engine.Classic}}, lab.Choose{By: session.Choice{List: list, Mode: engine.Quantum}},
		lab.ShowTab{Tab: []lab.Tab{lab.Letters, lab.Openers, lab.Games, lab.Watch}[random.IntN(4)]},
		lab.CountLetters{Guesses: random.IntN(2) == 0}, lab.TryOpener{Word: "zzzzz"}, lab.ToggleStrategy{Name: "best"}, lab.ChooseSample{Games: 100},
		screen.Open{Name: screen.Friends}, friends.Start{File: random.IntN(2) == 0}, friends.Stop{}, friends.Read{}, friends.Give{Index: random.IntN(3) - 1, Name: "Ann"},
		friends.Choose{Part: []friends.Part{friends.OfGame, friends.OfPeriod, friends.Back, friends.OfPuzzle, friends.Uncover, friends.First, friends.Second}[random.IntN(7)], Value: []string{"-1", "1", "99", "month", "all", "", "Ann"}[random.IntN(7)]},
		friends.Pick{Person: "Ann"}, friends.Do{What: []string{friends.DoRename, friends.DoMerge, friends.DoMine, friends.DoHide, friends.DoShow, friends.DoForget, friends.DoForgetAll}[random.IntN(7)], Name: "Ben"}, friends.Undo{},
		friends.Name{Name: "Cleo"}, friends.Copied{Blocked: random.IntN(2) == 0}, friends.Save{Name: "friends.json"},
		friends.Came{Code: "broken"}, friends.Came{Code: codeOf(random.Uint64N(3))}, friends.Accept{},
		TakeLanguage{Lang: "fr"}, KeepLanguage{}, screen.ChangeSetting{Name: session.LanguageSetting, Value: "fr"}, lab.PlayTournament{}, lab.CancelTournament{}, lab.ExportGames{File: "games.json"}, lab.ExportLetters{}, help.Explain{Words: help.Words{"crown", "plaid", "slate"}},
	}
	if words := w.lists.words[list]; words != nil {
		msgs = append(msgs, ListLoaded{List: list, Words: words})
	}
	for _, g := range w.model.Others() {
		id := g.Game.Puzzle.Identity.String()
		msgs = append(msgs, Resume{Identity: id}, RemoveGame{Identity: id})
	}
	if h := w.model.History; len(h) > 0 {
		id := h[random.IntN(len(h))].Game.Puzzle.Identity.String()
		msgs = append(msgs, games.PickGame{Identity: id}, games.ShowGame{Identity: id}, games.ShowGame{Identity: id, Again: true}, games.AskDelete{Identity: id})
	}
	for _, q := range w.model.wantedQueries() { // some of them wait for their list
		part, _ := q.ReadPart("") // an empty part
		msgs = append(msgs, QueryTold{Key: q.Key, Part: part}, QueryEnded{Key: q.Key, Fault: []query.Fault{query.NoFault, query.Died}[random.IntN(2)]})
	}
	for _, s := range Screens {
		msgs = append(msgs, screen.Open{Name: s.Name})
	}
	msgs = append(msgs, games.DeleteGames{}, BringBackGames{})
	if keys := slices.Sorted(maps.Keys(w.stored)); len(keys) > 0 {
		key := keys[random.IntN(len(keys))]
		msgs = append(msgs, StoredChanged{Key: key, Value: w.stored[key], Now: w.stored[key]})
	}
	return msgs
}

// anyEntry returns a text to enter in the solver.
func anyEntry(random *rand.Rand) string {
	texts := []string{"slate", "slate o_*__", "⬛🟨⬛⬛⬛\n🟢🟡⬛⬛⬛", "nonsense here", "gruppe *_____\nhocken o_____", "a/b/c"}
	return texts[random.IntN(len(texts))]
}

// anyList returns the name of a known list, or of an unknown one.
func anyList(random *rand.Rand, w *window) lists.Name {
	names := []lists.Name{{Lang: "eo", Length: 5}}
	for _, l := range slices.Concat(w.model.Lists, w.model.Own) {
		names = append(names, l.Name)
	}
	return names[random.IntN(len(names))]
}

// anyJournal returns a journal with a finished game, an unfinished one, and an invalid one.
func anyJournal(random *rand.Rand, t testing.TB, seed engine.Seed) JournalRead {
	key := fmt.Sprintf(testGame, seed)
	begun := openWindow(t, newLexicon(t), map[string]string{}, linked("classic", seed, "")).send(guess("zzzzz")...)
	entries := []effect.JournalEntry{
		{Key: finishedPrefix + key, Value: records.WriteHistory(played(t, seed))}, {Key: records.GamePrefix + key, Value: begun.stored[records.GamePrefix+key]}, {Key: records.GamePrefix, Value: "broken"},
	}
	return JournalRead{Entries: entries[random.IntN(3):], Old: map[string]bool{records.GamePrefix: true, finishedPrefix + key: true}}
}

// anyDraft returns one of a few lists to import.
func anyDraft(random *rand.Rand, w *window) lists.Draft {
	answers := []string{"apple\nbirch\ncrumb\n", "limbo\nhasty\n", pairless}
	return draft(w.t, "Mine", answers[random.IntN(len(answers))], "")
}

// TestEveryMessage: everyMsg has all types of messages.
func TestEveryMessage(t *testing.T) {
	w := newListStore(t).visit(t, map[string]string{}, "")
	sent := map[string]bool{}
	random := rand.New(rand.NewPCG(7, 8))
	for range 100 { // a list that can't be loaded gives no ListLoaded
		for _, msg := range everyMsg(random, w) {
			if _, is := msg.(screen.Intent); !is {
				sent[reflect.TypeOf(msg).String()] = true
			}
		}
	}
	for name := range messageTypes(t) {
		if !sent[name] {
			t.Errorf("everyMsg has no %s", name)
		}
		delete(sent, name)
	}
	equal(t, "kinds that were not found", len(sent), 0)
}

// messageTypes finds the message types in the source of the model and its screens.
func messageTypes(t *testing.T) map[string]bool {
	types := map[string]bool{}
	for _, pattern := range []string{"*.go", "../screen/*/*.go", "../play/*.go"} {
		files, err := filepath.Glob(pattern)
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range files {
			if strings.HasSuffix(name, "_test.go") {
				continue
			}
			file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
			if err != nil {
				t.Fatal(err)
			}
			for _, d := range file.Decls {
				if f, ok := d.(*ast.FuncDecl); ok && f.Recv != nil && (f.Name.Name == "update" || f.Name.Name == "Change") {
					types[file.Name.Name+"."+f.Recv.List[0].Type.(*ast.Ident).Name] = true
				}
			}
		}
	}
	return types
}

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

	"ketword/app/jobs"
	"ketword/app/lists"
	"ketword/app/records"
	"ketword/engine"
	"ketword/engine/coach"
	"ketword/internal/sample"
)

// everyMsg returns a message of every kind, some with values that make no
// sense. Those about lists mean one at random.
func everyMsg(random *rand.Rand, w *window) []Msg {
	list := anyList(random, w)
	seed := engine.Seed(random.IntN(20))
	msgs := []Msg{
		Start{Stored: maps.Clone(w.stored), Query: w.query, Day: w.model.Day},
		DayChanged{Day: testDay + engine.Day(random.IntN(3))}, Countdown{Minutes: random.IntN(1500)},
		Open{Screen: ArchiveScreen}, SetArchive{Scope: Scope{List: list, Mode: engine.Mode(random.IntN(4))}}, ChooseDay{Day: engine.Day(random.IntN(300) - 100)}, WeekRead{First: random.IntN(7)},
		TurnMonth{By: random.IntN(5) - 2}, PlayDay{Day: engine.Day(random.IntN(140) - 20)}, GoYesterday{},
		Press{Letter: rune('a' + random.IntN(26))}, Press{Letter: 'Ä'}, Press{Letter: 'B'},
		Erase{}, Enter{}, GiveUp{}, PlaceCursor{Tile: random.IntN(7) - 1}, MoveCursor{Step: CursorStep(random.IntN(6))},
		SwitchMode{Mode: engine.Mode(random.IntN(4))},
		OpenGuide{Lang: "en"}, NewRandom{Entropy: [2]uint64{random.Uint64N(4), 0}}, GoToday{},
		Resume{Identity: "no identity"},
		JobPart{Number: 1 + random.IntN(3), Part: &jobs.LeftPart{Left: coach.Left{Secrets: 3}}}, JobEnded{Number: 1 + random.IntN(3)},
		AskHint{Kind: HintLeft}, AskHint{Kind: HintWords}, AskHint{Kind: HintClue}, AskHint{Kind: HintGuess}, TakeHint{}, TakeHint{Stays: true},
		ShowPlayOn{FromStart: true}, ShowPlayOn{}, ShowPlayOn{Strategy: "eliminate"}, ChooseWatched{Strategy: "random"}, WatchPlayer{Secret: []string{"abide", ""}}, WatchPlayer{First: "slate"}, SeeStep{}, SeeStep{All: true},
		JobPart{Number: 1 + random.IntN(5), Part: &jobs.StepPart{}},
		ReviewGame{}, ChooseTurn{Turn: random.IntN(3)}, AskWhatIf{Word: "slate"}, ListMore{},
		Open{Screen: StatsScreen}, Open{Screen: SolverScreen}, Close{}, Select{},
		ShowShare{}, ShareShown{Way: ShareCopy}, SendLink{}, ShowChallenge{}, NameChallenger{Name: "Ann"}, SendChallenge{Words: []string{"slate"}},
		Shared{Outcome: Outcome(random.IntN(4))},
		SaveFailed{}, StoredChanged{Key: records.HistoryKey, Value: "broken"},
		UpdateWaits{}, ApplyUpdate{}, momentPassed{}, enterRested{number: random.IntN(3)}, Popped{}, Installable{Way: InstallWay(random.IntN(3))}, Install{},
		OfflineKnown{State: OfflineReady, Fresh: true}, CacheRead{Lists: []lists.Name{list}}, ChangeSetting{Name: KeepLists, Value: "on"}, CacheAgain{},
		Caching{Loading{List: list, Got: 100}}, ListCached{List: list}, ListNotCached{List: list, Why: CacheLost}, PersistenceRead{Answer: Clearable},
		Open{Screen: OfflineScreen}, Open{Screen: InstallScreen},
		ChooseLevel{Level: engine.Level(random.IntN(4))}, ChooseTries{Typed: []string{"0", "3", "6", "x"}[random.IntN(4)]},
		PlaySeed{Typed: strconv.Itoa(random.IntN(20))}, PlaySeed{},
		KeepGuessing{}, ShowSecret{}, ChangeSetting{Name: keepGuessing, Value: "on"},
		ChangeSetting{Name: "theme", Value: []string{"system", "light", "dark"}[random.IntN(3)]}, ChangeSetting{Name: "theme", Value: "x"},
		ExportHistory{}, ImportHistory{}, HistoryRead{Games: played(w.t, seed)},
		anyJournal(random, w.t, seed),
		HistoryRefused{Refusal: records.FileRefusal{Fault: records.FileEmpty}},
		PickGame{Identity: "no identity"}, ShowGame{Identity: "no identity"}, AskDelete{}, AskDelete{Identity: "no identity"}, KeepGames{},
		AddScores{Text: fmt.Sprintf("0 0 %d 0 0 0 0 0 0 0", random.IntN(3))}, AddScores{Text: "nonsense"}, ScoresUnread{},
		DeleteScores{Line: "0 0 1 0 0 0 0 0 0 0"}, CopyScores{}, ScoresCopied{}, SaveScores{}, Select{Selection: records.Selection{Mode: engine.Quantum}},
		ChooseList{List: list, Closes: random.IntN(2) == 0},
		EnterRows{Text: anyEntry(random)}, AddRow{Guess: "slate"}, AddRow{}, SpellRow{Row: random.IntN(3), Text: "audio"}, EditRow{Row: random.IntN(3)},
		MarkTile{Row: random.IntN(3), Tile: random.IntN(6), Next: true}, MixRow{Row: random.IntN(3)}, CorrectRow{Correction: random.IntN(2)},
		RemoveRow{Row: random.IntN(3)}, ClearRows{}, BringBackRows{}, AdviseGame{}, TypeGuess{Guess: "audio"},
		SetSolver{Scope{List: list, Mode: engine.Mode(random.IntN(4)), Level: engine.Level(random.IntN(4))}},
		SortGuesses{By: "bits", Turns: true}, SortGuesses{By: "no column"}, MoreGuesses{}, AskAgain{},
		TryAgain{}, Online{}, RemoveGame{Identity: "no identity"}, BringBackGame{},
		Loading{List: list, Got: random.IntN(300)}, ListFailed{List: list},
		OwnLists{Lists: slices.Clone(w.lists.own), Since: random.IntN(3)},
		OwnListsUnread{}, ListUnread{List: list}, Kept{List: list},
		PickFile{Part: lists.AnswersPart, Name: "a.txt"}, PickFile{Part: lists.AnswersPart}, SubmitImport{},
		Imported{Draft: anyDraft(random, w)}, ImportRefused{Refusal: ListRefusal{Unread: true}}, NotKept{List: list},
		AskRenameList{List: list}, RenameList{List: list, Title: "Title"}, DeleteList{List: list}, BringBackList{},
		ExportList{List: list, Part: lists.GuessesPart}, ListOffered{List: lists.List{Name: list}},
		ListExportFailed{List: lists.List{Name: list}}, passed{told: w.model.Spoken.Count},
		Open{Screen: LabScreen}, SetLab{Scope: Scope{List: list, Mode: engine.Classic}}, SetLab{Scope: Scope{List: list, Mode: engine.Quantum}},
		ShowLab{Tab: LabTabs()[random.IntN(3)]},
		CountLetters{Guesses: random.IntN(2) == 0}, TryOpener{Word: "zzzzz"}, ToggleStrategy{Name: "best"}, ChooseSample{Games: 100},
		TakeLanguage{Lang: "fr"}, KeepLanguage{}, ChangeSetting{Name: LanguageSetting, Value: "fr"}, PlayTournament{}, CancelTournament{}, ExportGames{Format: JSON}, ExportLetters{}, Explain{Part: ExplainGuess, Typed: "slate"},
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
		msgs = append(msgs, PickGame{Identity: id}, ShowGame{Identity: id}, ShowGame{Identity: id, Again: true}, AskDelete{Identity: id})
	}
	msgs = append(msgs, DeleteGames{}, BringBackGames{})
	if keys := slices.Sorted(maps.Keys(w.stored)); len(keys) > 0 {
		key := keys[random.IntN(len(keys))]
		msgs = append(msgs, StoredChanged{Key: key, Value: w.stored[key], Now: w.stored[key]})
	}
	return msgs
}

// anyEntry returns a text to be entered in the solver.
func anyEntry(random *rand.Rand) string {
	texts := []string{"slate", "slate o_*__", "⬛🟨⬛⬛⬛\n🟢🟡⬛⬛⬛", "nonsense here", "gruppe *_____\nhocken o_____", "a/b/c"}
	return texts[random.IntN(len(texts))]
}

// anyList returns the name of a list that is here, or of one that is not.
func anyList(random *rand.Rand, w *window) lists.Name {
	names := []lists.Name{{Lang: "eo", Length: 5}}
	for _, l := range slices.Concat(w.model.Lists, w.model.Own) {
		names = append(names, l.Name)
	}
	return names[random.IntN(len(names))]
}

// anyJournal returns what a journal may bring: a finished game, an unfinished one,
// one that can't be read.
func anyJournal(random *rand.Rand, t testing.TB, seed engine.Seed) JournalRead {
	key := fmt.Sprintf(testGame, seed)
	begun := openWindow(t, newLexicon(t), map[string]string{}, query("classic", seed, "")).send(guess("zzzzz")...)
	entries := []JournalEntry{
		{finishedPrefix + key, records.WriteHistory(played(t, seed))}, {records.GamePrefix + key, begun.stored[records.GamePrefix+key]}, {records.GamePrefix, "broken"},
	}
	return JournalRead{Entries: entries[random.IntN(3):], Old: map[string]bool{records.GamePrefix: true, finishedPrefix + key: true}}
}

// anyDraft returns one of a few lists to import.
func anyDraft(random *rand.Rand, w *window) lists.Draft {
	answers := []string{"apple\nbirch\ncrumb\n", "limbo\nhasty\n", pairless}
	return draft(w.t, "Mine", answers[random.IntN(len(answers))], "")
}

// TestEveryMessage: no kind of message is missing in what the other tests send.
func TestEveryMessage(t *testing.T) {
	w := newListStore(t).visit(t, map[string]string{}, "")
	sent := map[string]bool{}
	random := rand.New(rand.NewPCG(7, 8))
	for range 100 { // one of a list that can't be loaded has no ListLoaded
		for _, msg := range everyMsg(random, w) {
			sent[reflect.TypeOf(msg).Name()] = true
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

// messageTypes finds in the source the types that have an update.
func messageTypes(t *testing.T) map[string]bool {
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	types := map[string]bool{}
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range file.Decls {
			if f, ok := d.(*ast.FuncDecl); ok && f.Recv != nil && f.Name.Name == "update" {
				types[f.Recv.List[0].Type.(*ast.Ident).Name] = true
			}
		}
	}
	return types
}

// image writes all that a model holds, to notice any write into it.
func image(m Model) string { return fmt.Sprintf("%#v", m) }

// TestUpdateIsPure plays at random and comes back to earlier models again and
// again. None may ever change, and a message has the same outcome each time.
func TestUpdateIsPure(t *testing.T) {
	l := newLexicon(t)
	random := rand.New(rand.NewPCG(1, 2))
	type moment struct {
		model Model
		image string
	}
	w := newListStore(t).visit(t, map[string]string{}, "")
	past := []moment{{w.model, image(w.model)}}
	for range sample.Size(500, 1500) {
		w.model = past[random.IntN(len(past))].model
		msgs := everyMsg(random, w)
		msg := msgs[random.IntN(len(msgs))]
		if random.IntN(3) == 0 {
			w.model, _ = Update(Model(w.model), Press{Letter: 'a'})
			w.model.Typed = l.Answer(random.IntN(l.AnswerCount())).String()
			msg = Enter{}
		}
		next, effects := Update(w.model, msg)
		again, same := Update(w.model, msg)
		equal(t, "effects", same, effects)
		if !reflect.DeepEqual(next, again) {
			t.Fatalf("%#v has two outcomes", msg)
		}
		w.perform(effects)
		past = append(past, moment{next, image(next)})
	}
	for i, p := range past {
		if image(p.model) != p.image {
			t.Fatalf("model %d was written to", i)
		}
	}
}

// TestInvariants plays at random from start to start and checks after every
// message what must always hold.
func TestInvariants(t *testing.T) {
	l := newLexicon(t)
	for seed := range uint64(sample.Size(4, 12)) {
		random := rand.New(rand.NewPCG(seed, 0))
		w := newListStore(t).visit(t, map[string]string{}, "")
		w.journal = &journal{}
		finished, most := 0, 0
		for step := range 250 {
			msgs := everyMsg(random, w)
			msg := msgs[random.IntN(len(msgs))]
			if random.IntN(4) == 0 { // play a word
				for range 5 {
					w.send(Erase{})
				}
				w.send(typed(l.Answer(random.IntN(l.AnswerCount())).String())...)
				msg = Enter{}
			}
			if _, popped := msg.(Popped); popped {
				w.travel(random.IntN(len(w.entries)) - w.shown)
			} else {
				w.do(msg)
			}
			check(t, w, fmt.Sprintf("seed %d, step %d, %#v", seed, step, msg))
			if n := len(w.model.History); n < finished && msg != (DeleteGames{}) {
				t.Fatalf("seed %d, step %d: history lost a game", seed, step)
			}
			finished, most = len(w.model.History), max(most, len(w.model.History))
			if t.Failed() {
				return
			}
		}
		if most == 0 {
			t.Errorf("seed %d: no game was finished", seed)
		}
	}
}

// check reports what of the invariants does not hold.
func check(t *testing.T, w *window, when string) {
	t.Helper()
	m := w.model
	if s, err := records.ReadGame(w.key(), records.WriteGame(m.current())); m.opened() && err == nil && s.Typed != m.Typed && m.Cover() != KeepsGuessing {
		t.Errorf("%s: typed %q", when, m.Typed)
	}
	seen := map[engine.Identity]bool{}
	for _, s := range m.History {
		id := s.Game.Puzzle.Identity
		if seen[id] || !s.Finished() {
			t.Errorf("%s: %s in the history, again or unfinished", when, id)
		}
		seen[id] = true
	}
	for id, s := range m.Saved {
		if s.Finished() || seen[id] || id != s.Game.Puzzle.Identity || !s.Begun() {
			t.Errorf("%s: %s is saved", when, id)
		}
	}
	for _, s := range append(m.unfinished(), m.History...) {
		replayed, err := records.ReadGame(gameKey(s.Game.Puzzle.Identity), records.WriteGame(s))
		if err != nil {
			t.Fatalf("%s: %v", when, err)
		}
		equal(t, when+": replay", replayed, s)
	}
	if got, want := w.entries[w.shown], (page{m.trail.at, m.trail.query}); got != want {
		t.Errorf("%s: the browser is at %+v, the model at %+v", when, got, want)
	}
	if at := m.trail.at; m.opened() && !m.Waiting.Active() && (at.Puzzle != m.Game.Puzzle.Identity || at.Screen != m.Screen) {
		t.Errorf("%s: the entry is %+v; in play is %v, open is %q", when, at, m.Game.Puzzle.Identity, m.Screen)
	}
	least := engine.DefaultTries
	if tries := m.Game.Puzzle.Rules.Tries; tries != engine.Unlimited {
		least = min(least, tries)
	}
	if rows := m.Board(); len(rows) < least {
		t.Errorf("%s: %d rows", when, len(rows))
	}
	if wanted := wantedJobs(m); !maps.Equal(wanted, w.jobs) {
		t.Errorf("%s: jobs %v are under way, %v are wanted", when, w.jobs, wanted)
	}
	checkStored(t, w, when)
}

// checkStored starts the program again on what is stored, without the journal and
// with it: it must hold the same games.
func checkStored(t *testing.T, w *window, when string) {
	t.Helper()
	again := w.reopen()
	equal(t, when+": history", again.model.History, w.model.History)
	equal(t, when+": saved", again.model.Saved, w.model.Saved)
	joined := w.reopen().readJournal(w.journal.clone()).model // what was removed does not come back
	equal(t, when+": history, with the journal", joined.History, w.model.History)
	equal(t, when+": saved, with the journal", joined.Saved, w.model.Saved)
	equal(t, when+": imported counts", records.ScoreLines(again.model.Imported), records.ScoreLines(w.model.Imported))
	equal(t, when+": settings", chosen(again.model), chosen(w.model))
	equal(t, when+": recent mode", again.model.recent.Mode, w.model.recent.Mode)
	id := w.model.Game.Puzzle.Identity
	if !again.model.hasListOf(id) { // its list was deleted, or not kept
		return
	}
	if !w.model.Again() && again.model.begun(id) && (w.query == w.model.link() || w.query == w.model.address()) {
		equal(t, when+": game", again.model.Game, w.model.Game)
		equal(t, when+": typed", again.model.Typed, w.model.Typed)
	}
	if kind := again.model.FirstNotice(); kind != nil && reflect.TypeOf(kind) != reflect.TypeOf(GameWaits{}) {
		t.Errorf("%s: told %+v", when, kind)
	}
}

func TestScreens(t *testing.T) {
	w := openWindow(t, newLexicon(t), map[string]string{}, "mode=quantum")
	w.send(Open{Screen: StatsScreen})
	equal(t, "screen", w.model.Screen, StatsScreen)
	equal(t, "selection", w.model.Selection, records.Selection{Mode: engine.Quantum})
	w.send(Select{}, Open{Screen: GamesScreen}, Open{Screen: StatsScreen})
	equal(t, "selection", w.model.Selection, records.Selection{})
	w.send(Close{})
	equal(t, "closed", w.model.Screen, NoScreen)
	w.send(UpdateWaits{})
	equal(t, "update", w.model.UpdateWaits, true)
	w.send(ApplyUpdate{})
	equal(t, "reload", w.effects, []Effect{Reload{}})
}

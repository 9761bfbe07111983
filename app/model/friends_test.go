package model

import (
	"strings"
	"testing"

	"ketword/app/effect"
	"ketword/app/friends"
	"ketword/app/internal/apptest"
	"ketword/app/links"
	"ketword/app/notice"
	"ketword/app/query"
	"ketword/app/records"
	"ketword/app/screen"
	screenfriends "ketword/app/screen/friends"
	"ketword/app/screen/stats"
	"ketword/engine"
)

// friendsOf returns friends with a result of each person in a puzzle.
func friendsOf(number uint64, people ...string) friends.Friends {
	var all []*friends.Result
	for _, who := range people {
		p := friends.Puzzle{Game: friends.Game{Name: "Nerdle"}, Number: number}
		all = append(all, &friends.Result{Who: who, Puzzle: p, Day: engine.Day(number), Guesses: 3, Tries: engine.DefaultTries})
	}
	f, _, _ := friends.Friends{}.With(all)
	return f
}

// people returns who has results, with blanks between.
func people(f friends.Friends) string { return strings.Join(f.People(), " ") }

// codeOf returns the code of a link with a result of Ann.
func codeOf(number uint64) string {
	f := friendsOf(number, "Ann")
	return f.Code(friends.Always(friends.Game{}))
}

// brings adds a friend's results of puzzles.
func (w *window) brings(numbers ...uint64) *window {
	for _, n := range numbers {
		w.send(screenfriends.Came{Code: codeOf(n)}, screenfriends.Accept{})
	}
	return w
}

// puzzlesOf returns the numbers of the puzzles with results.
func puzzlesOf(f friends.Friends) []uint64 {
	numbers := []uint64{}
	for _, r := range f.Results {
		numbers = append(numbers, r.Puzzle.Number)
	}
	return numbers
}

// storedFriends reads what is stored of screenfriends.
func (w *window) storedFriends() []uint64 {
	w.t.Helper()
	f, err := friends.Read(w.stored[friends.Key])
	if err != nil {
		w.t.Fatal(err)
	}
	return puzzlesOf(f)
}

// keeps opens the screen of friends when something is kept.
func keeps(t testing.TB, f friends.Friends) *window {
	return openWindow(t, newLexicon(t), map[string]string{friends.Key: f.Write()}, "").send(screen.Open{Name: screen.Friends})
}

// TestImportFriends: the friends of a file are joined with those here, and stored at once.
func TestImportFriends(t *testing.T) {
	file := records.File{Friends: friendsOf(1700, "Anna", "Ben").Merge("Anna", "Anna M.")}
	for name, c := range map[string]struct {
		here  friends.Friends
		added int
		want  string
	}{
		"into nothing": {friends.Friends{}, 2, "Anna M. Ben"},
		"some here":    {friendsOf(1700, "Ben", "Cora"), 1, "Anna M. Ben Cora"},
		"all here":     {file.Friends, 0, "Anna M. Ben"},
	} {
		w := keeps(t, c.here).send(stats.HistoryRead(file))
		tells(t, name, w.model, notice.GamesAdded{Friends: true, Results: c.added})
		equal(t, name, people(w.model.Kept), c.want)
		stored, err := friends.Read(w.stored[friends.Key])
		equal(t, name+": stored", []any{people(stored), err}, []any{c.want, nil})
	}
}

// TestImportFriendsUnstored: friends that can't be stored are shown, and it is told. A newer value stays.
func TestImportFriendsUnstored(t *testing.T) {
	w := keeps(t, friends.Friends{})
	w.full = true
	file := stats.HistoryRead{Friends: friendsOf(1700, "Anna")}
	w.send(file)
	tellsKinds(t, "full", w.model, notice.GamesAdded{}, notice.CantSave)
	tellsKinds(t, "again", w.send(file).model, notice.GamesAdded{}, notice.CantSave)
	equal(t, "full: shown", people(w.model.Kept), "Anna")

	newer := openWindow(t, newLexicon(t), map[string]string{friends.Key: apptest.Newer}, "").send(screen.Open{Name: screen.Stats}, file)
	tellsKinds(t, "newer", newer.model, notice.GamesAdded{}, notice.NewerValue)
	equal(t, "newer: stored", newer.stored[friends.Key], apptest.Newer)
}

// TestForgetFriends: nothing stays stored of a table that is deleted, here and in other windows, until that is
// undone.
func TestForgetFriends(t *testing.T) {
	a := keeps(t, friendsOf(1700, "Anna").Hide("Ben", true))
	b := openWindow(t, a.list, a.stored, "")
	a.send(screenfriends.Do{What: screenfriends.DoForgetAll})
	b.tell(friends.Key)
	_, stored := a.stored[friends.Key]
	equal(t, "forgotten", []bool{stored, a.model.Kept.Empty(), b.model.Kept.Empty()}, []bool{false, true, true})
	a.send(screenfriends.Undo{})
	b.tell(friends.Key)
	equal(t, "undone", b.model.Kept.Write(), friendsOf(1700, "Anna").Hide("Ben", true).Write())
}

// TestFriendsStored: friends are stored, there at the next start, and shown in other windows.
func TestFriendsStored(t *testing.T) {
	a, b := twoWindows(t)
	a.brings(1)
	equal(t, "stored", a.storedFriends(), []uint64{1})
	next := openWindow(t, a.list, a.stored, "")
	equal(t, "at the next start", next.model.Kept.Results, a.model.Kept.Results)
	tells(t, "told", next.model)

	b.tell(friends.Key)
	equal(t, "in the other window", b.model.Kept.Results, a.model.Kept.Results)
	b.brings(2)
	a.tell(friends.Key)
	equal(t, "of both", puzzlesOf(a.model.Kept), []uint64{1, 2})

	a.send(screenfriends.Pick{Person: "Ann"}, screenfriends.Do{What: screenfriends.DoHide})
	b.tell(friends.Key)
	equal(t, "hidden there, too", b.model.Kept.Hidden["Ann"], true)
	b.brings(3)
	a.tell(friends.Key)
	a.send(screenfriends.Undo{})
	equal(t, "undone, with what came since", puzzlesOf(a.model.Kept), []uint64{1, 2, 3})
	equal(t, "shown", a.model.Kept.Hidden["Ann"], false)

	delete(a.stored, friends.Key)
	a.tell(friends.Key)
	equal(t, "removed elsewhere", len(a.model.Kept.Results), 0)
	equal(t, "read again by a page that was suspended", a.model.Watched()[1], friends.Key)
}

// TestFullForFriends: if storage is full, the table stays as long as the page, what was stored stays, and the
// player is told; the next change stores everything.
func TestFullForFriends(t *testing.T) {
	w := openWindow(t, newLexicon(t), map[string]string{}, "").brings(1)
	w.full = true
	w.brings(2)
	tellsKinds(t, "told", w.model, notice.CantSave)
	equal(t, "on the page", puzzlesOf(w.model.Kept), []uint64{1, 2})
	equal(t, "stored", w.storedFriends(), []uint64{1})
	w.full = false
	w.brings(3)
	equal(t, "everything is stored", w.storedFriends(), []uint64{1, 2, 3})
	w.full = true
	w.brings(4)
	openWindow(t, w.list, w.stored, "").brings(5)
	w.tell(friends.Key)
	equal(t, "what another window stores is joined with it", puzzlesOf(w.model.Kept), []uint64{1, 2, 3, 4, 5})
}

// TestReadsChat: a chat is read by a query without a list, behind any screen. Its results are stored.
func TestReadsChat(t *testing.T) {
	w := openWindow(t, newLexicon(t), map[string]string{}, "").send(screen.Open{Name: screen.Friends}, screenfriends.Start{})
	job := w.effects[len(w.effects)-1].(effect.StartQuery).Job
	equal(t, "words", []any{job.Key.Words(), job.Lexicon == nil}, []any{"", true})
	told := &query.ChatPart{Friends: friendsOf(1, "Ann").Write()}
	w.send(Close{}, DayChanged{Day: testDay + 1}, QueryTold{Key: job.Key, Part: told})
	equal(t, "not before the end", len(w.model.Kept.Results), 0)
	w.send(QueryEnded{Key: job.Key})
	equal(t, "stored", w.storedFriends(), []uint64{1})

	w.send(screenfriends.Start{})
	key := w.effects[len(w.effects)-1].(effect.StartQuery).Job.Key
	w.send(screenfriends.Stop{})
	equal(t, "stopped", w.effects, []effect.Effect{effect.CancelQuery{Key: key}})
	w.send(QueryTold{Key: key, Part: &query.ChatPart{}}, QueryEnded{Key: key, Fault: query.Died})
	equal(t, "no more", puzzlesOf(w.model.Kept), []uint64{1})
}

// TestLinkToFriends: a link with a table opens it, and the player accepts it. Other pages don't read it.
func TestLinkToFriends(t *testing.T) {
	start := func(name screen.Name) *window {
		w := openWindow(t, newLexicon(t), map[string]string{}, "")
		return w.send(Start{Day: testDay, Screen: name, Query: links.ParamTable + "=" + codeOf(1)})
	}
	w := start(screen.Friends)
	equal(t, "not accepted yet", len(w.model.Kept.Results), 0)
	equal(t, "accepted", puzzlesOf(w.send(screenfriends.Accept{}).model.Kept), []uint64{1})
	tells(t, "told of nothing else", w.model)
	came := Popped{Query: links.ParamTable + "=" + codeOf(2), Screen: screen.Friends}
	equal(t, "a link on the open page", puzzlesOf(w.send(came, screenfriends.Accept{}).model.Kept), []uint64{1, 2})
	back := Popped{Query: links.ParamTable + "=" + codeOf(3), Entry: effect.Entry{Screen: string(screen.Friends)}}
	equal(t, "back to a page that was left", puzzlesOf(w.send(back, screenfriends.Accept{}).model.Kept), []uint64{1, 2})
	equal(t, "on another page", len(start(screen.Help).send(screenfriends.Accept{}).model.Kept.Results), 0)
}

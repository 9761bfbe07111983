package model

import (
	"testing"

	"ketword/app/effect"
	"ketword/app/friends"
	"ketword/app/internal/apptest"
	"ketword/app/links"
	"ketword/app/notice"
	"ketword/app/query"
	"ketword/app/screen"
	screenfriends "ketword/app/screen/friends"
	"ketword/engine"
)

// resultOf returns a friend's result of a puzzle.
func resultOf(number uint64) *friends.Result {
	p := friends.Puzzle{Game: friends.Game{Name: "Nerdle"}, Number: number}
	return &friends.Result{Who: "Ann", Puzzle: p, Day: engine.Day(number), Guesses: 3, Tries: engine.DefaultTries}
}

// codeOf returns the code of a link with that result.
func codeOf(number uint64) string {
	f, _, _ := friends.Friends{}.With([]*friends.Result{resultOf(number)})
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

// TestFriendsOfAnotherWindow: what can't be read is not taken over, and what a newer program stored is never
// written over.
func TestFriendsOfAnotherWindow(t *testing.T) {
	a, _ := twoWindows(t)
	a.brings(1)
	a.stored[friends.Key] = "broken"
	a.tell(friends.Key)
	equal(t, "kept", puzzlesOf(a.model.Kept), []uint64{1})
	a.brings(2)
	equal(t, "stored again", a.storedFriends(), []uint64{1, 2})

	a.stored[friends.Key] = apptest.Newer
	a.tell(friends.Key)
	tells(t, "told", a.model, notice.NewerValue)
	a.brings(3)
	equal(t, "goes on", puzzlesOf(a.model.Kept), []uint64{1, 2, 3})
	equal(t, "untouched", a.stored[friends.Key], apptest.Newer)
}

// TestForeignFriends: a value that can't be read is moved aside, and friends begin anew; nothing is lost.
func TestForeignFriends(t *testing.T) {
	l := newLexicon(t)
	const broken = `{"v":1,"data":{"people":["Ann"],"games":["Nerdle"],"results":"0 0 1 5 3/6 -\n0 0 x 5 3/6 -"}}`
	stored := map[string]string{friends.Key: broken}
	w := openWindow(t, l, stored, "")
	equal(t, "moved aside", stored[friends.Key+".aside1"], broken)
	tells(t, "told", w.model, notice.CorruptValue{Key: friends.Key + ".aside1"})
	equal(t, "nothing is used", len(w.model.Kept.Results), 0)
	w.brings(2)
	again := openWindow(t, l, stored, "")
	equal(t, "stored", puzzlesOf(again.model.Kept), []uint64{2})
	equal(t, "still there", stored[friends.Key+".aside1"], broken)
	tells(t, "told once", again.model)
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
}

// TestReadsChat: a chat is read by a query without a list, behind any screen. Its results are stored.
func TestReadsChat(t *testing.T) {
	w := openWindow(t, newLexicon(t), map[string]string{}, "").send(Open{Screen: screen.Friends}, screenfriends.Start{})
	job := w.effects[len(w.effects)-1].(effect.StartQuery).Job
	equal(t, "words", []any{job.Key.Words(), job.Lexicon == nil}, []any{"", true})
	f, _, _ := friends.Friends{}.With([]*friends.Result{resultOf(1)})
	w.send(Close{}, DayChanged{Day: testDay + 1}, QueryTold{Key: job.Key, Part: &query.ChatPart{Friends: f.Write()}})
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

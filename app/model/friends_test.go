package model

import (
	"strings"
	"testing"

	"ketword/app/friends"
	"ketword/app/internal/apptest"
	"ketword/app/notice"
	"ketword/app/records"
	"ketword/app/screen"
	screenfriends "ketword/app/screen/friends"
	"ketword/app/screen/stats"
)

// friendsOf returns friends with a result of each person in a puzzle of Wordle.
func friendsOf(number uint64, people ...string) friends.Friends {
	var all []*friends.Result
	for _, who := range people {
		p := friends.Puzzle{Game: friends.Game{Name: "Wordle"}, Number: number}
		all = append(all, &friends.Result{Who: who, Puzzle: p, Day: 80, Guesses: 3, Tries: 6})
	}
	f, _, _ := friends.Friends{}.With(all)
	return f
}

// people returns who has results, with blanks between.
func people(f friends.Friends) string { return strings.Join(f.People(), " ") }

// keeps opens the screen of friends when something is kept.
func keeps(t testing.TB, f friends.Friends) *window {
	return openWindow(t, newLexicon(t), map[string]string{friends.Key: f.Write()}, "").send(Open{Screen: screen.Friends})
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

	newer := openWindow(t, newLexicon(t), map[string]string{friends.Key: apptest.Newer}, "").send(Open{Screen: screen.Stats}, file)
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

// TestFriendsOfWindows: what another window stores is shown here, and joined with what could not be stored here.
func TestFriendsOfWindows(t *testing.T) {
	a := keeps(t, friends.Friends{})
	b := openWindow(t, a.list, a.stored, "").send(Open{Screen: screen.Friends})
	a.send(stats.HistoryRead{Friends: friendsOf(1700, "Anna")})
	b.tell(friends.Key)
	equal(t, "seen", people(b.model.Kept), "Anna")
	b.full = true
	b.send(stats.HistoryRead{Friends: friendsOf(1700, "Ben")})
	a.send(stats.HistoryRead{Friends: friendsOf(1700, "Cora")})
	b.tell(friends.Key)
	equal(t, "joined", people(b.model.Kept), "Anna Ben Cora")
	b.send(StoredChanged{Key: friends.Key, Value: "broken"}, StoredChanged{Key: friends.Key, Value: apptest.Newer})
	equal(t, "kept", []any{people(b.model.Kept), b.model.Frozen[friends.Key]}, []any{"Anna Ben Cora", true})
}

//go:build !js

package friends

import (
	"strings"
	"testing"

	"ketword/app/friends"
	"ketword/app/internal/apptest"
	"ketword/app/query"
	"ketword/app/screen"
	"ketword/app/text/embedded"
)

// counts are the numbers of an outcome.
type counts struct{ added, known, people, clashes, unread int }

func counted(o outcome) counts {
	return counts{o.added, o.known, o.people, len(o.clashes), len(o.unread)}
}

// TestRead: results are kept and counted. Those that are known are kept once.
func TestRead(t *testing.T) {
	b := after(t)
	apptest.Equal(t, "outcome", counted(b.Screen.outcome), counts{added: 7, people: 3})
	apptest.Strings(t, "people", b.Kept.People(), "Anna", "Ben", "Cleo")
	apptest.Equal(t, "rows", b.Kept.Results[0].Rows, "_*___ o*___ ooooo")
	does(b, Choose{"back", "1"}, Choose{"puzzle", "1"})

	reads(b, chat)
	apptest.Equal(t, "again", counted(b.Screen.outcome), counts{known: 7, people: 3})
	apptest.Equal(t, "nothing to keep", len(b.Wants), 0)
	apptest.Equal(t, "shown as before", []int{b.Screen.back, b.Screen.puzzle}, []int{1, 1})

	reads(b, "[11.04.26, 08:12] Dora: Wordle 1,757 3/6\n")
	apptest.Equal(t, "one more", counted(b.Screen.outcome), counts{added: 1, people: 1})
	apptest.Equal(t, "the latest is shown", []int{b.Screen.back, b.Screen.puzzle}, []int{0, 0})
	does(b, Choose{"period", string(All)}, Choose{Part: "uncover"})
	reads(b, "[20.03.26, 08:12] Dora: Wordle 1,735 3/6\n")
	apptest.Equal(t, "the week of an old one", []any{b.Screen.period, b.Screen.back, b.Screen.uncovered}, []any{Week, 3, false})
	apptest.Strings(t, "has a table", rows(b), "Dora")
	reads(b, "[11.04.26, 08:12] Dora: Wordle 1,759 3/6\n")
	apptest.Equal(t, "the future is this week", b.Screen.back, 0)
	reads(b, "[11.04.26, 08:12] Dora: Nerdle 1545 3/6\n")
	apptest.Equal(t, "the game that was read", b.Screen.chosen.Name, "Nerdle")
	reads(b, "Good morning!\n")
	apptest.Equal(t, "none", b.Screen.outcome, outcome{done: true})
}

// TestShowsWhatWasRead: of the game that is shown, the week of its latest result is, although another game's is later.
func TestShowsWhatWasRead(t *testing.T) {
	b := reads(open(t), "[20.03.26, 08:12] Dora: Wordle 1,735 3/6\n[11.04.26, 08:12] Dora: Nerdle 1545 3/6\n")
	apptest.Equal(t, "the week", []any{b.Screen.chosen.Name, b.Screen.period, b.Screen.back > 0}, []any{"Wordle", Week, true})
	apptest.Strings(t, "has a table", rows(b), "Dora")
}

// TestClashes: the first of several results of a person for a puzzle counts, also of those in one text.
func TestClashes(t *testing.T) {
	b := reads(after(t), "[01.04.26, 08:12] Anna: Wordle 1,747 5/6\n[01.04.26, 09:12] Dora: Wordle 1,747 5/6\n[01.04.26, 09:13] Dora: Wordle 1,747 2/6\n")
	apptest.Equal(t, "outcome", counted(b.Screen.outcome), counts{added: 1, people: 2, clashes: 2})
	for i, want := range []struct {
		who           string
		counts, other int
	}{{"Dora", 5, 2}, {"Anna", 3, 5}} {
		c := b.Screen.outcome.clashes[i]
		apptest.Equal(t, want.who, []any{c.Counts.Who, c.Counts.Guesses, c.Other.Guesses}, []any{want.who, want.counts, want.other})
	}
}

// TestRowsFollow: the rows of results that came without them are kept.
func TestRowsFollow(t *testing.T) {
	b := reads(open(t), "[01.04.26, 08:12] Anna: Wordle 1,747 3/6\n")
	apptest.Equal(t, "without rows", b.Kept.Results[0].Rows, "")
	reads(b, chat)
	apptest.Equal(t, "with rows", b.Kept.Results[0].Rows, "_*___ o*___ ooooo")
	b = does(reads(open(t), "[01.04.26, 08:12] Anna: Wordle 1,747 3/6\n"), Pick{"Anna"}, Do{DoRename, "Anne"})
	head, _, _ := strings.Cut(chat, "[01.04.26, 08:13]")
	reads(b, head)
	apptest.Equal(t, "nothing is added", counted(b.Screen.outcome), counts{known: 1, people: 1})
	apptest.Equal(t, "with rows", b.Kept.Results[0].Rows, "_*___ o*___ ooooo")
}

// TestProgress: a text is read once; the newest part of the answer says how far.
func TestProgress(t *testing.T) {
	b := open(t)
	apptest.Equal(t, "nothing is asked at first", len(b.Screen.Wanted(&b.Session, true)), 0)
	b.Send(Start{File: true})
	key := b.Key()
	apptest.Equal(t, "asked", b.Asked(), []query.Task{&query.Chat{Number: 1, File: true, Today: b.Day}})
	apptest.Equal(t, "without a list", key.Words(), "")
	b.Told(key, &query.ChatPart{Read: 1, All: 3}).Told(key, &query.ChatPart{Read: 2, All: 3})
	b.Send(Start{})
	apptest.Equal(t, "once", len(b.Asked()), 0)
	b.Shown = false
	b.Day++
	b.Send(Choose{Part: "uncover"})
	apptest.Equal(t, "goes on behind another screen and on another day", len(b.Changes.Cancel)+len(b.Changes.Start), 0)
	parts := query.PartsOf[*query.ChatPart](b.Answers.Of(b.Screen.Wanted(&b.Session, false)[0]))
	apptest.Equal(t, "parts", parts, []*query.ChatPart{{Read: 2, All: 3}})
}

// TestStop: the query is cancelled, nothing is kept, and another text is another query.
func TestStop(t *testing.T) {
	b := reads(open(t), "Good morning!").Send(Start{})
	key := b.Key()
	b.Send(Stop{})
	apptest.Equal(t, "cancelled", b.Changes.Cancel, []query.Key{key})
	apptest.Equal(t, "reads no more", b.Screen.Reads(key), false)
	apptest.Equal(t, "the outcome before is gone", b.Screen.outcome, outcome{})
	b.Send(Start{})
	if b.Key() == key {
		t.Error("the same query")
	}
}

// TestUnreadable: whatever can't be read changes nothing.
func TestUnreadable(t *testing.T) {
	for name, end := range map[string]func(b *bench){
		"a fault": func(b *bench) {
			b.Told(b.Key(), &query.ChatPart{Friends: friends.Friends{}.Write()}).Ended(b.Key(), query.Died)
		},
		"no answer":         func(b *bench) { b.Ended(b.Key(), query.NoFault) },
		"a broken answer":   func(b *bench) { b.Told(b.Key(), &query.ChatPart{Friends: "broken"}).Ended(b.Key(), query.NoFault) },
		"a newer program's": func(b *bench) { b.Told(b.Key(), &query.ChatPart{Friends: apptest.Newer}).Ended(b.Key(), query.NoFault) },
	} {
		b := after(t).Send(Start{})
		end(b)
		does(b, Read{})
		apptest.Equal(t, name, b.Screen.outcome, outcome{done: true, failed: true})
		apptest.Equal(t, name+": reads no more", b.Screen.reads, false)
		apptest.Equal(t, name+": intents", len(b.Wants), 0)
		apptest.Equal(t, name+": kept", len(b.Kept.Results), 7)
	}
}

// TestNoChat: an archive without a chat is told of as such.
func TestNoChat(t *testing.T) {
	for fault, want := range map[query.Fault]string{query.NoChat: embedded.English.Friends.NoChat, query.Strange: embedded.English.Friends.Failed} {
		b := open(t).Send(Start{})
		b.Ended(b.Key(), fault).Send(Read{})
		apptest.Equal(t, "told", b.Screen.outcome.fault(&embedded.English.Friends), want)
	}
}

// TestFile: a file that somebody passes on is read as a chat is.
func TestFile(t *testing.T) {
	there := after(t)
	there.Kept.Me = "Max"
	b := reads(open(t), there.Kept.Passed(own(&there.Session)).File())
	apptest.Equal(t, "outcome", counted(b.Screen.outcome), counts{added: 7, people: 3})
	apptest.Equal(t, "results", b.Kept.Results, there.Kept.Results)
	apptest.Equal(t, "the name of the other", b.Kept.Me, "")
}

// nobodys has two results without a person, of which the first is known to be Anna's, and a wrong one.
const nobodys = "Wordle 1,747 3/6\nWordle 1,757 4/6\nDora: Wordle 1,757 9/6\n"

// TestGive: a result without a person can be given to somebody, once.
func TestGive(t *testing.T) {
	b := reads(after(t), nobodys)
	apptest.Equal(t, "outcome", counted(b.Screen.outcome), counts{unread: 3})
	for _, msg := range []Give{{0, "", false}, {0, " \n", false}, {-1, "Dora", false}, {3, "Dora", false}, {2, "Dora", false}} {
		does(b, msg)
		apptest.Equal(t, "nothing", []int{len(b.Wants), len(b.Screen.outcome.unread)}, []int{0, 3})
	}
	does(b, Give{1, " Dora\nM. ", false})
	apptest.Equal(t, "added", counted(b.Screen.outcome), counts{added: 1, people: 1, unread: 2})
	apptest.Strings(t, "people", b.Kept.People(), "Anna", "Ben", "Cleo", "Dora M.")
	does(b, Give{0, "Anna", false})
	apptest.Equal(t, "known", counted(b.Screen.outcome), counts{added: 1, known: 1, people: 2, unread: 1})
	apptest.Equal(t, "kept once", len(b.Kept.Results), 8)
	does(reads(b, nobodys), Give{1, "Dora M.", false}, Give{0, "Ben", false})
	apptest.Equal(t, "Ben's clashes", counted(b.Screen.outcome), counts{known: 1, people: 2, clashes: 1, unread: 1})
	does(reads(b, "Nerdle 1544 3/6\nNerdle 1545 3/6\n"), Give{0, "Ben", false}, Give{0, "Ben", false})
	apptest.Equal(t, "one person", counted(b.Screen.outcome), counts{added: 2, people: 1})
	apptest.Equal(t, "keeps", b.Wants, screen.Intents{screen.KeepFriends{Friends: b.Kept}})
	does(reads(b, "Nerdle 1546 3/6\n"), Give{0, "You", true})
	apptest.Strings(t, "the player's", b.Kept.People(), friends.You, "Anna", "Ben", "Cleo", "Dora M.")
}

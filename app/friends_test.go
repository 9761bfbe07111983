//go:build !js

package app

import (
	"testing"

	kept "ketword/app/friends"
	"ketword/app/links"
	"ketword/app/model"
	"ketword/app/query"
	"ketword/app/screen"
	"ketword/app/screen/friends"
	"ketword/engine"
)

// friendsChat has results of several people, in two games and two weeks. One is nobody's, one is of a score
// that does not exist, and one comes second.
const friendsChat = `[01.04.26, 08:12] Anna: Wordle 1,747 3/6
⬛🟨⬛⬛⬛
🟩🟨⬛⬛⬛
🟩🟩🟩🟩🟩
[01.04.26, 08:13] Ben: Wordle 1,747 X/6
[01.04.26, 08:14] Ben: Wordle 1,747 5/6
[02.04.26, 08:12] Anna M.: Wordle 1,748 4/6
[02.04.26, 08:13] Cleo: Wordle 1,748 2/6*
[02.04.26, 08:14] Cleo: Wordle 1,749 7/6
[10.04.26, 08:14] Ben: Wordle 1,756 4/6
[10.04.26, 08:15] Dora: Ketword #98 3/6
`

// nobodysResult is a text with a result of nobody, as the chat has none.
const nobodysResult = "Wordle 1,748 4/6\n"

// reads has the screen of friends read a text.
func (b *table) reads(chat string) *table {
	b.t.Helper()
	b.send(screen.Open{Name: screen.Friends}, friends.Start{})
	err := b.asked.Task.(*query.Chat).Read(engine.Forever, chat, func(p query.Part) { b.told(p) })
	if err != nil {
		b.t.Fatal(err)
	}
	return b.send(model.QueryEnded{Key: b.asked.Key})
}

// friendsTables returns the screen of friends in its states.
func friendsTables(t testing.TB) map[string]*table {
	read := newTable(t, "abide", "").reads(friendsChat)
	then := func(msgs ...model.Msg) *table {
		opened := *read.root
		return (&table{root: &opened, t: t}).send(msgs...)
	}
	link := read.model.Kept.Code(kept.Always(kept.Game{}))
	arrived := newTable(t, "abide", "")
	arrived.send(model.Start{Day: 100, Query: links.ParamTable + "=" + link, Screen: screen.Friends})
	picked := friends.Pick{Person: "Anna"}
	return map[string]*table{
		"empty":   newTable(t, "abide", "").send(screen.Open{Name: screen.Friends}),
		"reading": newTable(t, "abide", "").send(screen.Open{Name: screen.Friends}, friends.Start{}).told(&query.ChatPart{Read: 1, All: 3}),
		"read":    read,
		"nothing": newTable(t, "abide", "").reads("Good morning!"),
		"failed":  newTable(t, "abide", "").send(screen.Open{Name: screen.Friends}, friends.Start{}).fails(query.Strange, ""),
		"archive": newTable(t, "abide", "").send(screen.Open{Name: screen.Friends}, friends.Start{}).fails(query.NoChat, ""),
		"unsaved": newTable(t, "abide", "").reads(friendsChat).send(model.SaveFailed{}),
		"nobody":  newTable(t, "abide", "").reads(friendsChat).reads(nobodysResult),
		"today":   newTable(t, "abide", "").reads("[11.04.26, 08:12] Anna: Wordle 1,757 2/6\n⬛🟨⬛⬛⬛\n🟩🟩🟩🟩🟩\n"),
		"month":   then(friends.Choose{Part: "period", Value: "month"}, friends.Choose{Part: "uncover"}),
		"all":     then(friends.Choose{Part: "period", Value: "all"}, friends.Choose{Part: "game", Value: "1"}),
		"before":  then(friends.Choose{Part: "back", Value: "1"}, friends.Choose{Part: "puzzle", Value: "1"}),
		"picked":  then(picked),
		"hidden":  then(picked, friends.Do{What: friends.DoHide}),
		"renamed": then(picked, friends.Do{What: friends.DoRename, Name: "Anne"}, friends.Copied{Blocked: true}),
		"mine":    then(picked, friends.Do{What: friends.DoMine}, friends.Name{Name: "Max"}, friends.Copied{}),
		"arrived": arrived,
	}
}

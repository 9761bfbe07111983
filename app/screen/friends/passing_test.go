//go:build !js

package friends

import (
	"strings"
	"testing"

	"ketword/app/effect"
	"ketword/app/friends"
	"ketword/app/internal/apptest"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/text/embedded"
)

// TestName: the player's name is cleaned and kept, also over an undo; it can be removed.
func TestName(t *testing.T) {
	b := does(after(t), Name{" Max\n M. "})
	apptest.Equal(t, "cleaned", b.Kept.Me, "Max M.")
	does(b, Pick{"Anna"}, Do{What: DoHide})
	was := b.Screen
	does(b, Name{"Maxi"})
	apptest.Equal(t, "the state before is as it was", was.before.Me, "Max M.")
	does(b, Undo{})
	apptest.Equal(t, "after an undo", b.Kept.Me, "Maxi")
	apptest.Equal(t, "undone", b.Kept.Hidden["Anna"], false)
	apptest.Equal(t, "removed", does(b, Name{""}).Kept.Me, "")
}

// TestCopied: a text was copied, or the browser did not allow it.
func TestCopied(t *testing.T) {
	b := after(t)
	told := func() []bool { return []bool{b.Screen.copied, b.Screen.blocked} }
	apptest.Equal(t, "at first", told(), []bool{false, false})
	b.Send(Copied{Blocked: true})
	apptest.Equal(t, "blocked", told(), []bool{false, true})
	b.Send(Copied{})
	apptest.Equal(t, "copied", told(), []bool{true, false})
}

// TestSave: the file has all results, those of the player under the player's name, and nobody who is hidden.
func TestSave(t *testing.T) {
	b := does(after(t), Name{"Max"}, Pick{"Ben"}, Do{What: DoHide})
	b.History = records.History{{Game: apptest.DayGame{Day: 97, How: apptest.Won}.Game(t), Day: 97}}
	b.Send(Save{"friends.json"})
	file := b.Wants[0].(screen.Perform).Effect.(effect.OfferFile)
	apptest.Equal(t, "name and type", []string{file.Name, file.Type}, []string{"friends.json", "application/json"})
	f, is, err := friends.ReadFile(file.Text)
	if !is || err != nil {
		t.Fatal(is, err)
	}
	apptest.Strings(t, "people", f.People(), "Anna", "Cleo", "Max")
	apptest.Equal(t, "results", len(f.Results), 5)
}

// link returns the code of a link with all results of the chat, by somebody with a name.
func link(t testing.TB, name string) string {
	b := does(after(t), Name{name})
	b.History = records.History{{Game: apptest.DayGame{Day: 97, How: apptest.Won}.Game(t), Day: 97}}
	return b.Kept.Passed(own(&b.Session)).Code(friends.Always(friends.Game{}))
}

// TestCame: the results of a link are added when the player accepts them, and only once.
func TestCame(t *testing.T) {
	b := open(t)
	b.Kept.Me = "Zoe"
	does(b, Came{link(t, "Max")})
	apptest.Equal(t, "came", []int{len(b.Screen.came.Results), len(b.Wants), len(b.Kept.Results)}, []int{8, 0, 0})
	does(b, Accept{})
	apptest.Equal(t, "outcome", counted(b.Screen.outcome), counts{added: 8, people: 4})
	apptest.Strings(t, "people", b.Kept.People(), "Anna", "Ben", "Cleo", "Max")
	does(b, Accept{})
	apptest.Equal(t, "accepted once", len(b.Wants), 0)
	apptest.Equal(t, "outcome stays", b.Screen.outcome.added, 8)
	does(b, Came{link(t, "Max")})
	apptest.Equal(t, "offered again", len(b.Screen.came.Results), 0)
	apptest.Equal(t, "again", counted(b.Screen.outcome), counts{known: 8, people: 4})
	apptest.Equal(t, "never doubled", len(b.Kept.Results), 8)
	reads(b, chat)
	apptest.Equal(t, "the chat behind it", counted(b.Screen.outcome), counts{known: 7, people: 3})
	does(b, Pick{"Anna"}, Do{What: DoHide}, Came{link(t, "Max")}, Accept{}, Undo{})
	apptest.Equal(t, "no undo behind it", b.Kept.Hidden["Anna"], true)
}

// TestOwnLink: the player's results that others pass on are the player's.
func TestOwnLink(t *testing.T) {
	b := open(t)
	b.History = records.History{{Game: apptest.DayGame{Day: 97, How: apptest.Won}.Game(t), Day: 97}}
	does(b, Name{"Max"}, Came{link(t, "Max")}, Accept{}, Choose{"period", string(All)}, Choose{"game", "2"})
	apptest.Equal(t, "game", shows(b).game.Name, "Ketword")
	apptest.Strings(t, "people", rows(b), friends.You)
	apptest.Equal(t, "played", shows(b).standings[0].Played, 1)
}

// TestBadLink: a link that was cut off says so, and keeps nothing.
func TestBadLink(t *testing.T) {
	code := link(t, "Max")
	for _, bad := range []string{"x", code[:len(code)-5]} {
		b := does(after(t), Came{bad})
		apptest.Equal(t, "outcome", b.Screen.outcome, outcome{done: true, failed: true})
		apptest.Equal(t, "intents", len(does(b, Accept{}).Wants), 0)
	}
}

// TestStandingsText: people with equal figures share a medal, who played too little has no place, and who
// never won no medal.
func TestStandingsText(t *testing.T) {
	places(t, `[10.04.26, 08:12] Anna: Wordle 1,756 X/6
[10.04.26, 08:13] Ben: Wordle 1,756 X/6
`, "1.", "1.")
	places(t, `[10.04.26, 08:12] Anna: Wordle 1,756 3/6
[10.04.26, 08:13] Ben: Wordle 1,756 3/6
[10.04.26, 08:14] Cleo: Wordle 1,756 4/6
[09.04.26, 08:12] Anna: Wordle 1,755 3/6
[09.04.26, 08:13] Ben: Wordle 1,755 3/6
[09.04.26, 08:14] Cleo: Wordle 1,755 4/6
[08.04.26, 08:12] Anna: Wordle 1,754 3/6
[08.04.26, 08:13] Ben: Wordle 1,754 3/6
[08.04.26, 08:14] Dora: Wordle 1,754 2/6
`, "🥇", "🥇", "🥉", "–")
}

// places checks the places of a chat's standings.
func places(t *testing.T, chat string, want ...string) {
	t.Helper()
	b := reads(open(t), chat)
	d := &drawing{screen.View{Session: &b.Session, Text: embedded.English}, &b.Screen, shows(b), &embedded.English.Friends}
	lines := strings.Split(d.standingsText(" "), "\n")[1:]
	for i, want := range want {
		if place, _, _ := strings.Cut(lines[i], " "); place != want {
			t.Errorf("%q, want %s", lines[i], want)
		}
	}
}

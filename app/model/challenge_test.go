package model

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"ketword/app/effect"
	"ketword/app/links"
	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/app/play"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/screen/challenge"
	"ketword/app/screen/share"
	"ketword/app/session"
	"ketword/engine"
	"ketword/engine/lexicon"
)

// challengeLink returns the query of a challenge made by the form.
func challengeLink(t testing.TB, mode engine.Mode, words ...string) string {
	t.Helper()
	w := openWindow(t, newLexicon(t), map[string]string{}, "mode="+mode.String())
	w.send(challenge.Send{Words: words})
	if w.model.Screen != screen.Share || shared(w.model).What != records.SharedChallenge {
		t.Fatalf("%q: %+v", words, w.model.Challenge)
	}
	return shared(w.model).Query
}

// TestChallenge: a player can choose any allowed words as the secret, not only answers.
// Whoever opens the link plays it like any other game.
func TestChallenge(t *testing.T) {
	for mode, words := range map[engine.Mode][]string{engine.Classic: {" Slate "}, engine.Quantum: {"zzzzz", "aisle"}} {
		t.Run(mode.String(), func(t *testing.T) {
			link := challengeLink(t, mode, words...)
			for _, w := range words {
				equal(t, "it can be read", strings.Contains(link, strings.ToLower(strings.TrimSpace(w))), false)
			}
			l, stored := newLexicon(t), map[string]string{}
			w := openWindow(t, l, stored, link)
			p := w.model.Game.Puzzle
			tells(t, "notices", w.model)
			equal(t, "mode", p.Rules, engine.Rules{Mode: mode, Length: 5, Tries: 6})
			equal(t, "chosen", p.Chosen(), true)
			equal(t, "secret", p.Secret.String(), strings.ToLower(strings.TrimSpace(strings.Join(words, " "))))
			w.send(guess("audio")...)
			equal(t, "link", w.model.link(), link)
			for _, again := range []string{link, w.query, ""} { // the last one is the site's own address, which continues the game or offers it
				other := openWindow(t, l, stored, again)
				if again == "" {
					other.send(Resume{Identity: p.Identity.String()})
				}
				equal(t, "loaded again", other.model.Game.Guesses(), w.model.Game.Guesses())
				equal(t, "loaded again: puzzle", other.model.Game.Puzzle, p)
			}
			w.send(guess(p.Secret.String()[:5])...)
			equal(t, "won", w.model.Game.Status(), engine.Won)
			equal(t, "in the history", openWindow(t, l, stored, link).model.Game.TurnCount(), 2)
			equal(t, "as a file", len(mustRead(t, stored[records.HistoryKey])), 1)
		})
	}
}

func mustRead(t testing.TB, stored string) records.History {
	t.Helper()
	h, err := records.ReadHistory(stored)
	if err != nil {
		t.Fatal(err)
	}
	return h
}

// TestBadChallenges: a secret that was cut off or changed is reported, and today's puzzle is
// opened. A parameter that contradicts a valid secret is reported and ignored.
func TestBadChallenges(t *testing.T) {
	l := newLexicon(t)
	params := func(p links.Params) string { return p.Query() }
	code := links.SealSecret(mustSecret(t, "slate"))
	long := links.SealSecret(mustSecret(t, "abcdefghi"))
	for _, bad := range []string{"", "x", "???", code[:len(code)-1], code[1:], code[:9] + "." + code[9:], "A" + code[1:], long} {
		w := openWindow(t, l, map[string]string{}, params(map[string]string{"secret": bad, "seed": "7"}))
		tells(t, bad, w.model, notice.BadLink{Problems: []links.Problem{{Param: "secret", Value: bad}}})
		equal(t, bad+": today's", w.model.IsToday(), true)
	}
	for param, value := range map[string]string{"mode": "quantum", "length": "4"} {
		clash := params(map[string]string{"secret": code, param: value})
		w := openWindow(t, l, map[string]string{}, clash)
		equal(t, param+": puzzle", w.model.Game.Puzzle.Secret.String(), "slate")
		want := links.Problem{Param: param, Value: value, Clashes: param == "mode"} // there is no list with four letters
		tells(t, param, w.model, notice.BadLink{Problems: []links.Problem{want}})
		tells(t, param+": address", openWindow(t, l, map[string]string{}, w.query).model)
	}
	for _, foreign := range []string{"слово", "ñañña"} {
		w := openWindow(t, l, map[string]string{}, params(map[string]string{
			"secret": links.SealSecret(mustSecret(t, foreign)), "rows": "x", "words": "0123456789abcdef",
		}))
		tellsKinds(t, foreign, w.model, notice.ForeignSecret{})
		equal(t, foreign+": today's", w.model.IsToday(), true)
		equal(t, foreign+": its address", w.query, w.model.address())
	}
}

// TestForeignSecret: a challenge's word need not be in the list. The friend is told, can guess it and no
// other such word, and whoever gets the rows back can look at them without playing.
func TestForeignSecret(t *testing.T) {
	for _, secret := range [][]string{{"wordy"}, {"wordy", "faith"}} {
		w := openWindow(t, newLexicon(t), map[string]string{}, links.Params{"secret": links.SealSecret(mustSecret(t, secret...)), "level": "strict"}.Query())
		equal(t, "opened", w.model.Game.Puzzle.Secret.String(), strings.Join(secret, " "))
		equal(t, "foreign", w.model.HasForeignSecret(), true)
		tells(t, "no notice", w.model)
		w.send(guess("wordz")...)
		equal(t, "another word", w.model.Game.TurnCount(), 0)
		w.send(play.Clear{}).send(guess("wordy")...)
		equal(t, "won", w.model.Game.Status(), engine.Won)
	}
	w := openWindow(t, newLexicon(t), map[string]string{}, links.Params{"secret": links.SealSecret(mustSecret(t, "slate"))}.Query())
	equal(t, "of the list", w.model.HasForeignSecret(), false)
}

// TestCutChallenge: of a challenge that was cut off before its secret, that is told; nothing else is left of it.
func TestCutChallenge(t *testing.T) {
	for _, query := range []string{"#rows=", "?mode=quantum#rows=abc"} {
		w := openWindow(t, newLexicon(t), map[string]string{}, query)
		tells(t, query, w.model, notice.BadLink{Problems: []links.Problem{{Param: "secret"}}})
		equal(t, query+": today's", w.model.OfToday(w.model.Game.Puzzle.Identity), true)
		equal(t, query+": address", strings.Contains(w.query, "rows"), false)
	}
}

// TestLook: whoever chose a secret sees the rows that a friend sends back at once, without playing; not so anybody
// else, who gets rows of a puzzle of the list, or has begun to play.
func TestLook(t *testing.T) {
	stored := map[string]string{}
	query := links.Params{"secret": links.SealSecret(mustSecret(t, "slate"))}.Query()
	back, ofList := rowsLink(t, query, "audio", "slate"), rowsLink(t, "seed=7", "audio", "-")
	openWindow(t, newLexicon(t), stored, "").send(challenge.Send{Words: []string{"slate"}})
	for _, c := range []struct {
		link   string
		stored map[string]string
		may    bool
	}{{back, stored, true}, {ofList, stored, false}, {back, map[string]string{}, false}} {
		w := openWindow(t, newLexicon(t), c.stored, c.link)
		equal(t, c.link+": at once", w.model.Screen == screen.Rival, c.may)
		w.send(Close{}, screen.Open{Name: screen.Rival})
		equal(t, c.link, w.model.Screen == screen.Rival, c.may)
		w.send(Close{}).send(guess("audio")...).send(screen.Open{Name: screen.Rival})
		equal(t, "no more", w.model.Screen, screen.None)
	}
}

// TestOwnChallenge: a game of the player's own challenge is in the history, and counts nowhere, by any rules; that of
// whoever was challenged does.
func TestOwnChallenge(t *testing.T) {
	stored := map[string]string{}
	link := shared(openWindow(t, newLexicon(t), stored, "").send(challenge.Send{Words: []string{"slate"}}).model).Query
	for _, query := range []string{link, link + "&tries=3&level=hard"} {
		for _, c := range []struct {
			stored map[string]string
			own    bool
		}{{maps.Clone(stored), true}, {map[string]string{}, false}} {
			openWindow(t, newLexicon(t), c.stored, query).send(guess("audio")...)
			w := openWindow(t, newLexicon(t), c.stored, query).send(guess("slate")...)
			equal(t, "kept", mustRead(t, c.stored[records.HistoryKey])[0].Own, c.own)
			stats := w.model.Stats()
			equal(t, "counted", stats.Played == 1, !c.own)
			equal(t, "as assisted", stats.Assisted, 0)
			equal(t, "bar", w.model.BarOf(w.model.SelectionInPlay()) == records.NoBar, c.own)
		}
	}
}

// TestMadeElsewhere: what another window has made counts here, too.
func TestMadeElsewhere(t *testing.T) {
	stored := map[string]string{}
	here, other := openWindow(t, newLexicon(t), stored, ""), openWindow(t, newLexicon(t), stored, "")
	other.send(challenge.Send{Words: []string{"slate"}})
	here.send(StoredChanged{Key: session.MadeKey, Value: stored[session.MadeKey]})
	equal(t, "followed", []bool{here.model.Made == other.model.Made, here.model.Made != ""}, []bool{true, true})
	here.send(StoredChanged{Key: session.MadeKey})
	equal(t, "removed, or unreadable", []any{here.model.Made == other.model.Made, here.model.Frozen[session.MadeKey]}, []any{true, false})
}

// TestBackToChallenge: Back leads to a challenge even if no letter was typed in it.
func TestBackToChallenge(t *testing.T) {
	w := openWindow(t, newLexicon(t), map[string]string{}, challengeLink(t, engine.Quantum, "aisle", "zzzzz"))
	p := w.model.Game.Puzzle
	w.send(NewRandom{}).travel(-1)
	equal(t, "puzzle", w.model.Game.Puzzle, p)
	w.send(SwitchMode{Mode: engine.Classic}, SwitchMode{Mode: engine.Quantum})
	equal(t, "after another mode", w.model.Game.Puzzle, p)
}

// rowsLink returns the link with the rows of a game with some guesses; "-" means giving up.
func rowsLink(t testing.TB, query string, guesses ...string) string {
	t.Helper()
	w := openWindow(t, newLexicon(t), map[string]string{}, query)
	equal(t, "unfinished", ownRows(w, ""), "")
	for _, g := range guesses {
		if g == "-" {
			w.send(play.GiveUp{})
		} else {
			w.send(guess(g)...)
		}
	}
	id := w.model.Game.Puzzle.Identity.String()
	link := ownRows(w, "")
	w.send(share.Send{Way: effect.ShareCopy})
	equal(t, "shared", w.effects, []effect.Effect{effect.Share{What: records.SharedChallenge, Result: shared(w.model).Result, Query: link, Way: effect.ShareCopy}})
	w.send(NewRandom{})
	equal(t, "of the history", ownRows(w, id), link)
	w.send(Close{})
	return link
}

// ownRows returns the link with the player's rows, as shown in the dialog.
func ownRows(w *window, id string) string {
	w.send(share.Show{Identity: id}, share.ShowAs{Form: records.SharedChallenge})
	return shared(w.model).Query
}

// TestChallengeOfOtherLength: a challenge whose words are longer than those in play goes on by itself once their list is loaded,
// unless the form was left, or something else is typed.
func TestChallengeOfOtherLength(t *testing.T) {
	for _, then := range []Msg{nil, Close{}, challenge.Retype{}} {
		w := openWindow(t, newLexicon(t), map[string]string{}, "").send(screen.Open{Name: screen.Challenge})
		name := lists.Name{Lang: "en", Length: 6}
		if _, known := w.model.Find(name); !known {
			w.model.Lists = append(slices.Clone(w.model.Lists), lists.List{Name: name})
		}
		w.send(challenge.Send{Words: []string{"marine"}})
		equal(t, "fetched", w.model.Fetching[name], true)
		w.send(ListFailed{List: name})
		equal(t, "failed", w.model.Fetching[name], false)
		w.send(Online{})
		equal(t, "fetched when the network is back", w.model.Fetching[name], true)
		if then != nil {
			w.send(then)
		}
		six, err := lexicon.New("en", 6, "marine\n", "")
		if err != nil {
			t.Fatal(err)
		}
		w.send(ListLoaded{List: name, Words: six})
		equal(t, "shared", w.model.Screen == screen.Share, then == nil)
	}
}

// TestNameIsKept: the name under which a challenge was sent stands in the next form, also after a new start.
func TestNameIsKept(t *testing.T) {
	stored := map[string]string{}
	openWindow(t, newLexicon(t), stored, "").send(NameChallenger{Name: "Ann"}, challenge.Send{Words: []string{"slate"}})
	equal(t, "the name", openWindow(t, newLexicon(t), stored, "").model.PlayerName, "Ann")
}

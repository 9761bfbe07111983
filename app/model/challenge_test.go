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
		w.send(Close{}, Open{Screen: screen.Rival})
		equal(t, c.link, w.model.Screen == screen.Rival, c.may)
		w.send(Close{}).send(guess("audio")...).send(Open{Screen: screen.Rival})
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
	here.send(StoredChanged{Key: session.MadeKey, Value: `{"v":99,"data":{}}`})
	equal(t, "newer", here.model.Frozen[session.MadeKey], true)
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

// TestRival: the rows that came with a link are compared with the player's own after the end,
// and stay with the game.
func TestRival(t *testing.T) {
	l := newLexicon(t)
	seed := seedOf(t, l, "abide")
	for _, c := range []struct {
		name, query string
		theirs      string
		mine        string
		lead        int
		statuses    [2]engine.Status
	}{
		{"fewer", linked("classic", seed, ""), "audio slate abide", "abide", 2, [2]engine.Status{engine.Won, engine.Won}},
		{"more", linked("classic", seed, ""), "abide", "audio abide", -1, [2]engine.Status{engine.Won, engine.Won}},
		{"tie", challengeLink(t, engine.Classic, "slate"), "slate", "slate", 0, [2]engine.Status{engine.Won, engine.Won}},
		{"quantum", linked("quantum", seedOf(t, l, "crown plaid"), ""), "slate plaid", "crown", 1, [2]engine.Status{engine.Won, engine.Won}},
		{"daily", "day=5", "-", "-", 0, [2]engine.Status{engine.Lost, engine.Lost}},
		{"lost", linked("classic", seed, "&tries=2"), "slate audio", "abide", 1, [2]engine.Status{engine.Won, engine.Lost}},
		{"given up", linked("classic", seed, "&tries=0"), "slate audio -", "slate -", 1, [2]engine.Status{engine.Lost, engine.Lost}},
	} {
		t.Run(c.name, func(t *testing.T) {
			link := rowsLink(t, c.query, strings.Fields(c.theirs)...)
			stored := map[string]string{}
			w := openWindow(t, l, stored, link)
			tells(t, "notices", w.model)
			rival, is := w.model.Challenger()
			equal(t, "challenger", [2]bool{rival.Plays(), is}, [2]bool{true, true})
			for _, row := range strings.Fields(c.theirs) {
				equal(t, "it can be read", row != "-" && strings.Contains(link, row), false)
			}
			for _, g := range strings.Fields(c.mine) {
				_, compared := w.model.Duel()
				equal(t, "compared before the end", compared, false)
				if g == "-" {
					w.send(play.GiveUp{})
				} else {
					w.send(guess(g)...)
				}
			}
			d, compared := w.model.Duel()
			equal(t, "compared", compared, true)
			equal(t, "lead", d.Lead, c.lead)
			equal(t, "statuses", [2]engine.Status{d.Mine.Status(), d.Theirs.Status()}, c.statuses)
			equal(t, "their rows", len(d.Theirs.Guesses()), len(strings.Fields(strings.TrimSuffix(c.theirs, "-"))))
			for _, again := range []string{link, w.query, w.model.link()} {
				d, compared := openWindow(t, l, stored, again).model.Duel()
				equal(t, "loaded again", compared, true)
				equal(t, "loaded again: lead", d.Lead, c.lead)
			}
			equal(t, "one's own rows", ownRows(w, "") == link, c.theirs == c.mine)
		})
	}
}

// TestNamedRival: the sender's name comes with the rows, and is cleaned and shown. Name and
// clue also come with a chosen secret. Both stay with the game.
func TestNamedRival(t *testing.T) {
	l := newLexicon(t)
	w := openWindow(t, l, map[string]string{}, linked("classic", seedOf(t, l, "abide"), "")).send(guess("abide")...)
	plain := ownRows(w, "")
	w.send(NameChallenger{Name: "  Ann\u202e "})
	named := ownRows(w, "")
	equal(t, "another link", named != plain, true)
	w.send(share.ShowAs{Form: records.SharedEmoji})
	equal(t, "another form", shared(w.model).What, records.SharedEmoji)
	friend := openWindow(t, l, map[string]string{}, named)
	rival, _ := friend.model.Challenger()
	equal(t, "name", rival.Name, "Ann")
	friend.send(guess("audio")...).send(guess("abide")...)
	d, _ := friend.model.Duel()
	equal(t, "in the duel", d.Name, "Ann")

	w = openWindow(t, l, map[string]string{}, "").send(NameChallenger{Name: "Ann"}, challenge.Send{Words: []string{"crown"}, Clue: "on a head"})
	stored := map[string]string{}
	friend = openWindow(t, l, stored, shared(w.model).Query).send(guess("audio")...)
	equal(t, "introduced", introduces(openWindow(t, l, map[string]string{}, shared(w.model).Query)), true)
	for _, again := range []string{friend.query, friend.model.link()} {
		m := openWindow(t, l, stored, again).model
		rival, is := m.Challenger()
		equal(t, "a chosen secret", [3]any{rival.Name, rival.Clue, is}, [3]any{"Ann", "on a head", true})
		equal(t, "without rows", rival.Plays(), false)
		equal(t, "guesses", m.Game.TurnCount(), 1)
	}
	friend.send(guess("crown")...)
	_, compared := friend.model.Duel()
	equal(t, "nothing to compare", compared, false)
}

// TestBadRows: rows that were changed, or belong to another puzzle, are reported, and the
// puzzle is played without them.
func TestBadRows(t *testing.T) {
	l := newLexicon(t)
	q := linked("classic", seedOf(t, l, "abide"), "")
	rows := links.Parse(rowsLink(t, q, "audio", "abide"))[links.ParamRows]
	p := openWindow(t, l, map[string]string{}, q).model.Game.Puzzle
	for _, bad := range []string{"x", rows[1:], links.Parse(rowsLink(t, linked("classic", seedOf(t, l, "crown"), ""), "crown"))[links.ParamRows]} {
		w := openWindow(t, l, map[string]string{}, q+"&rows="+bad)
		tells(t, bad, w.model, notice.BadLink{Problems: []links.Problem{{Param: "rows", Value: bad}}})
		equal(t, bad+": puzzle", w.model.Game.Puzzle, p)
		equal(t, bad+": rival", w.model.Rival, links.Rival{})
		equal(t, bad+": address", strings.Contains(w.query, "rows"), false)
	}
	w := openWindow(t, l, map[string]string{}, q+"&rows="+rows+"&level=x")
	tells(t, "something else is bad", w.model, notice.BadLink{Problems: []links.Problem{{Param: "level", Value: "x"}}})
	equal(t, "something else is bad: rival", w.model.Rival.Exists(), true)
	w = openWindow(t, l, map[string]string{}, q+"&rows=x&level=x")
	tells(t, "both are bad", w.model, notice.BadLink{Problems: []links.Problem{{Param: "level", Value: "x"}, {Param: "rows", Value: "x"}}})
}

// TestRivalStays: leaving a puzzle and returning keeps the rival; another game has none.
func TestRivalStays(t *testing.T) {
	l := newLexicon(t)
	w := openWindow(t, l, map[string]string{}, rowsLink(t, linked("classic", seedOf(t, l, "abide"), ""), "audio", "abide"))
	w.send(SwitchMode{Mode: engine.Quantum})
	equal(t, "of another game", w.model.Rival.Exists(), false)
	w.send(SwitchMode{Mode: engine.Classic})
	equal(t, "back", w.model.Rival.Exists(), true)
	w.send(NewRandom{})
	again := openWindow(t, l, map[string]string{}, "")
	again.entries, again.shown = w.entries, w.shown // another page in the same tab
	again.travel(-1)
	equal(t, "by Back, after loading the page", again.model.Rival.Exists(), true)
}

// TestRivalOfCoveredSecret: while the player keeps guessing after a loss, the rival's rows are
// hidden, since they reveal the secret.
func TestRivalOfCoveredSecret(t *testing.T) {
	l := newLexicon(t)
	link := rowsLink(t, linked("classic", seedOf(t, l, "abide"), "&tries=1"), "abide")
	w := openWindow(t, l, map[string]string{}, link)
	w.send(ChangeSetting{Name: session.KeepGuessing, Value: "on"}).send(guess("slate")...)
	for _, msg := range []Msg{play.KeepGuessing{}, play.ShowSecret{}} {
		_, compared := w.model.Duel()
		equal(t, "compared", compared, false)
		w.send(msg)
	}
	_, compared := w.model.Duel()
	equal(t, "compared once the secret is shown", compared, true)
}

// TestChallengeOfOtherLength: a challenge whose words are longer than those in play goes on by itself once their list is loaded,
// unless the form was left.
func TestChallengeOfOtherLength(t *testing.T) {
	for _, leaves := range []bool{false, true} {
		w := openWindow(t, newLexicon(t), map[string]string{}, "").send(Open{Screen: screen.Challenge})
		name := lists.Name{Lang: "en", Length: 6}
		if _, known := w.model.Find(name); !known {
			w.model.Lists = append(slices.Clone(w.model.Lists), lists.List{Name: name})
		}
		w.send(challenge.Send{Words: []string{"marine"}})
		equal(t, "fetched", w.model.Fetching[name], true)
		if leaves {
			w.send(Close{})
		}
		six, err := lexicon.New("en", 6, "marine\n", "")
		if err != nil {
			t.Fatal(err)
		}
		w.send(ListLoaded{List: name, Words: six})
		equal(t, "shared", w.model.Screen == screen.Share, !leaves)
	}
}

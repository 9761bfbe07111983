//go:build !js

package app

import (
	"slices"
	"strings"
	"testing"

	"ketword/app/internal/drawn"
	"ketword/app/lists"
	"ketword/app/model"
	"ketword/app/play"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/app/text/embedded"
	"ketword/engine"
	"ketword/engine/lexicon"
)

// TestEnd: heading, secret and what is said once for every way in which a game can end.
func TestEnd(t *testing.T) {
	slates := slices.Repeat([]string{"slate"}, 6)
	for name, test := range map[string]struct {
		table         *table
		heading, feat string
		words, other  []string // words of the secret; those that were not guessed
	}{
		"won": {newTable(t, "abide", "").guess("audio", "abide"), "Brilliant!", "Your first win", []string{"ABIDE"}, nil},
		"won by one of two": {
			newTable(t, "crown plaid", "").guess("slate", "briny", "crown"),
			"Sharp work!", "Your first win", []string{"CROWN", "?????"}, nil,
		},
		"won by the other":  {newTable(t, "crown plaid", "").guess("plaid"), "Got it in one!", "Your first win", []string{"?????", "PLAID"}, nil},
		"lost":              {newTable(t, "crown plaid", "").guess(slates...), "Not this time", "It happens to everyone", []string{"CROWN", "PLAID"}, nil},
		"lost the only try": {newTable(t, "abide", "&tries=1").guess("slate"), "Not this time", "It happens to everyone", []string{"ABIDE"}, nil},
		"given up":          {newTable(t, "abide", "").guess("slate").send(play.GiveUp{}), "Given up", "", []string{"ABIDE"}, nil},
		"won without limit": {
			newTable(t, "abide", "&tries=0").guess(append(slates, "audio", "abide")...),
			"Solved in 8", "Your first win", []string{"ABIDE"}, nil,
		},
		"won at once, without limit": {newTable(t, "abide", "&tries=0").guess("abide"), "Got it in one!", "Your first win", []string{"ABIDE"}, nil},
	} {
		e := test.table.draw().One(t, drawn.Classed("end"))
		equal(t, name+": label", e.Value("aria-label"), "Result") // the heading is announced with the row
		same(t, name+": heading", drawn.Texts(e.All(drawn.Tagged("h2"))), test.heading)
		same(t, name+": words", drawn.Texts(e.All(drawn.Classed("word"))), test.words...)
		equal(t, name+": language of words", e.One(t, drawn.Classed("secret")).Value("lang"), "en")
		same(t, name+": other", drawn.Texts(e.All(drawn.Classed("other"))), test.other...)
		actions := []string{"share", "share-as", "review", "today", "new"}
		if slices.Contains(test.words, "?????") {
			actions = slices.Insert(slices.Insert(actions, 3, "keep-guessing"), 0, "show-secret")
		}
		if !play.EndingOf(&test.table.model.Session).Won {
			actions = slices.Insert(actions, 3, "play-on")
		}
		equal(t, name+": once", strings.Join(drawn.Texts(e.All(drawn.Classed("feat"))), ""), test.feat)
		same(t, name+": buttons", drawn.Attrs(e.All(drawn.Tagged("button")), "data-action"), actions...)
	}
}

// TestEndOfNothing: a game that was given up before the first guess can't be reviewed, and there is nothing to share: the next
// puzzle is first.
func TestEndOfNothing(t *testing.T) {
	e := newTable(t, "abide", "").send(play.GiveUp{}).draw().One(t, drawn.Classed("end"))
	same(t, "buttons", drawn.Attrs(e.All(drawn.Tagged("button")), "data-action"), "play-on", "today", "new")
	equal(t, "main", e.One(t, drawn.Classed("main")).Value("data-action"), "today")
}

// TestNextPuzzles: today's puzzle is offered first as long as it is to be played, then that of
// the other mode, then yesterday's; Enter plays it. These have a row of buttons; a random puzzle
// is alone in its row. The button of today's puzzle is beside the name of any other.
func TestNextPuzzles(t *testing.T) {
	offered := func(what string, b *table, place int, names ...string) {
		t.Helper()
		page := b.draw()
		buttons := page.One(t, drawn.Classed("end")).All(drawn.Tagged("button"))
		same(t, what, drawn.Texts(buttons)[len(buttons)-len(names):], names...)
		equal(t, what+": rows of what is next", len(page.All(drawn.Classed("onward"))), len(names)-1)
		equal(t, what+": beside the name", len(page.One(t, drawn.Classed("place")).All(drawn.Saying("data-action", "today"))), place)
		b.model.Play.IgnoresEnter = false
		b.startsNext()
	}
	b := newTable(t, "abide", "").guess("abide")
	offered("another game, before", b, 1, "Today’s puzzle", "Random puzzle")
	equal(t, "in play: beside the name", len(b.draw().One(t, drawn.Classed("place")).All(drawn.Saying("data-action", "today"))), 0)
	offered("today's", b.send(play.GiveUp{}), 0, "Today’s Quantum", "Random puzzle")
	equal(t, "the other mode", b.model.Game.Puzzle.Rules.Mode, engine.Quantum)
	equal(t, "its puzzle of today", b.model.IsToday(), true)
	offered("both", b.send(play.GiveUp{}), 0, "Yesterday’s puzzle", "Random puzzle")
	offered("yesterday's, too", b.send(play.GiveUp{}), 1, "Random puzzle")
	offered("on the next day", b.send(play.GiveUp{}, model.DayChanged{Day: 101}), 1, "Today’s puzzle", "Random puzzle")
}

// TestEndFigures: the end of today's game has the streak that the game has made longer, and the distribution of the
// mode's games as soon as it has several, with this one highlighted.
func TestEndFigures(t *testing.T) {
	b := newTable(t, "abide", "").send(model.GoToday{})
	b.guess("slate", b.model.Game.Puzzle.Secret.String())
	e := b.draw().One(t, drawn.Classed("end"))
	equal(t, "streak", spaced(e.One(t, drawn.Classed("streak")).Text()), "1 streak")
	equal(t, "time until the next, which no browser has told", e.One(t, drawn.Classed("countdown")).Text(), "")
	equal(t, "bars of one game", len(e.All(drawn.Tagged("progress"))), 0)
	b.send(model.NewRandom{Entropy: [2]uint64{1, 2}}).guess("slate", "audio", b.model.Game.Puzzle.Secret.String())
	e = b.draw().One(t, drawn.Classed("end"))
	equal(t, "streak and time, of another game", len(e.All(drawn.Classed("streak")))+len(e.All(drawn.Classed("countdown"))), 0)
	equal(t, "once", len(e.All(drawn.Classed("feat"))), 0)
	equal(t, "lit", e.One(t, drawn.Classed("now")).One(t, drawn.Classed("name")).Text(), "3")
	equal(t, "bars", len(e.All(drawn.Tagged("progress"))), 7)
}

// TestPraise: a win is praised by its guesses, and for the last try that there was.
func TestPraise(t *testing.T) {
	slates := slices.Repeat([]string{"slate"}, 6)
	for n, want := range []string{"Got it in one!", "Brilliant!", "Sharp work!", "Nicely done", "Nicely done", "Just in time!"} {
		equal(t, want, newTable(t, "abide", "").guess(append(slates[:n:n], "abide")...).draw().One(t, drawn.Classed("end")).One(t, drawn.Tagged("h2")).Text(), want)
	}
	equal(t, "the third of three", newTable(t, "abide", "&tries=3").guess("slate", "audio", "abide").draw().One(t, drawn.Tagged("h2")).Text(), "Just in time!")
}

// TestEndAssisted: the end of an assisted game says so, and praises nothing that is not counted.
func TestEndAssisted(t *testing.T) {
	b := newTable(t, "abide", "").send(model.GoToday{})
	b.model.Assisted = true
	b.guess(b.model.Game.Puzzle.Secret.String())
	e := b.draw().One(t, drawn.Classed("end"))
	same(t, "said", drawn.Texts(e.All(drawn.Tagged("p")))[1:], "This game is marked as assisted.")
}

// TestLookUp: the words of an ended game are links to a dictionary, if the player wants them.
func TestLookUp(t *testing.T) {
	b := newTable(t, "crown plaid", "").guess("crown").send(play.ShowSecret{})
	links := func() []drawn.Element { return b.draw().One(t, drawn.Classed("end")).All(drawn.Tagged("a")) }
	equal(t, "at first", len(links()), 0)
	b.send(screen.ChangeSetting{Name: session.LooksUp, Value: "on"})
	same(t, "addresses", drawn.Attrs(links(), "href"), "https://en.wiktionary.org/w/index.php?search=crown", "https://en.wiktionary.org/w/index.php?search=plaid")
	same(t, "nothing is told", drawn.Attrs(links(), "rel"), "noopener noreferrer", "noopener noreferrer")
	same(t, "names", drawn.Attrs(links(), "title"), "Look up CROWN in Wiktionary", "Look up PLAID in Wiktionary")
}

// lostTable returns a lost game with a covered secret.
func lostTable(t testing.TB, secret string) *table {
	on := screen.ChangeSetting{Name: "keep-guessing", Value: "on"}
	return newTable(t, secret, "&tries=2").send(on).guess("slate", "audio")
}

// TestCovered: the end of a lost game does not reveal the covered secret, and offers what can be done. The
// notice while the player keeps guessing has a button that shows the secret.
func TestCovered(t *testing.T) {
	b := lostTable(t, "crown plaid")
	end := b.draw().One(t, drawn.Classed("end"))
	same(t, "offers", drawn.Attrs(end.All(drawn.Tagged("button")), "data-action"), "keep-guessing", "show-secret")
	equal(t, "says no more", len(end.All(drawn.Tagged("p"))), 0)
	equal(t, "spoken", b.spoken(), "Row 2, mixed: A present, U absent, D present, I correct, O present. "+embedded.English.KeepGuessing.Asks)
	b.model.Play.IgnoresEnter = false
	b.startsNext()
	page := b.draw()
	equal(t, "no end", len(page.All(drawn.Classed("end"))), 0)
	equal(t, "line", spaced(page.One(t, drawn.Classed("offer")).Text()), "Lost, still guessing. Show the secret")
	equal(t, "place", b.puzzleTitle(), "Puzzle 1011 · English · 5 letters · 2 tries · lost")
	equal(t, "spoken", b.spoken(), "Lost, still guessing.")
	b.guess("crown")
	end = b.draw().One(t, drawn.Classed("end"))
	same(t, "found", drawn.Texts(end.All(drawn.Tagged("h2"))), "Found with guess 3")
	same(t, "the other word", drawn.Texts(end.All(drawn.Classed("other"))), "PLAID")
	equal(t, "stays lost", end.One(t, drawn.Classed("facts")).Text(), "The game stays lost")
	equal(t, "spoken", b.spoken(), "Row 3: C correct, R correct, O correct, W correct, N correct. Found with guess 3. The words were CROWN and PLAID.")
	shown := lostTable(t, "abide")
	shown.send(shown.message("show-secret", ""))
	equal(t, "shown", shown.spoken(), "The word was ABIDE.")
	same(t, "words", drawn.Texts(shown.draw().All(drawn.Classed("word"))), "ABIDE")
}

// TestCountDrawn: the number of secrets left is in the place of notices, which replace it.
func TestCountDrawn(t *testing.T) {
	on := screen.ChangeSetting{Name: "count", Value: "on"}
	for secret, want := range map[string]string{"abide": "1 word is still possible.", "crown plaid": "1 pair is still possible."} {
		b := newTable(t, secret, "").guess("slate", "aisle")
		equal(t, secret+": at first", b.draw().One(t, drawn.Classed("count")).Text(), "")
		b.asks(on)
		equal(t, secret, b.draw().One(t, drawn.Classed("count")).Text(), want)
		b.send(play.Enter{})
		equal(t, secret+": a message", b.draw().One(t, drawn.Classed("count")).Text(), "")
		b.send(play.Press{Letter: 'a'})
		equal(t, secret+": again", b.draw().One(t, drawn.Classed("count")).Text(), want)
		equal(t, secret+": the hint has it, too", b.send(screen.Open{Name: screen.Hint}).draw().One(t, drawn.Classed("figure")).Text(), want)
	}
}

// TestGuideEnd: the guide's end offers today's puzzle, unless it was played, and no result to share.
func TestGuideEnd(t *testing.T) {
	b := newTable(t, "crown plaid", "")
	b.model = b.model.Guiding(guides())
	first := func() string {
		b.send(model.OpenGuide{Lang: "en"}, play.GiveUp{})
		return b.draw().One(t, drawn.Classed("end")).All(drawn.Classed("act"))[0].Text()
	}
	equal(t, "first", first(), embedded.English.Guide.Play)
	b.send(model.GoToday{Mode: 2}, play.Press{Letter: 'a'}, play.GiveUp{})
	equal(t, "after today's", first(), embedded.English.Share.Result)
}

// TestSendBack: whoever was challenged is first offered to send the game back; whoever made the challenge, to share it.
func TestSendBack(t *testing.T) {
	b := rivalTable(t, "abide", []string{"slate", "abide"}, "abide")
	first := func() string {
		return b.draw().One(t, drawn.Classed("end")).All(drawn.Classed("main"))[0].Value("data-action")
	}
	equal(t, "challenged", first(), "send-back")
	b.model.Made = b.model.WithMade(b.model.Game.Puzzle.Identity)
	equal(t, "made here", first(), "share")
}

// TestEndAsWritten: the end shows a secret as it is written, where its list has other letters.
func TestEndAsWritten(t *testing.T) {
	b := newTable(t, "abide", "").guess("abide")
	words, err := lexicon.Load(engine.Forever, lexicon.Source{Lang: "en", Length: 5, Answers: "abide\n", Written: "abidé\n"})
	if err != nil {
		t.Fatal(err)
	}
	b.model.Words = map[lists.Name]*lexicon.Lexicon{b.model.InPlay.Name: words}
	same(t, "words", drawn.Texts(b.draw().One(t, drawn.Classed("end")).All(drawn.Classed("word"))), "ABIDÉ")
}

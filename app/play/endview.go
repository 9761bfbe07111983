package play

import (
	"strings"
	"unicode/utf8"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/screen"
	"ketword/app/screen/part"
	"ketword/app/session"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/app/wording"
)

// end draws how a game ended.
type end struct {
	screen.View
	Ending
	duel   session.Duel
	rivals bool // there is a rival
}

// DrawEnd draws, in place of the keyboard, how the game ended and what can be done next. It returns nil
// during the game.
func DrawEnd(v screen.View) goapp.UI {
	if v.Session.TakesGuesses() {
		return nil
	}
	e := &end{View: v, Ending: EndingOf(v.Session)}
	e.duel, e.rivals = v.Session.Duel()
	if e.Covered {
		return e.covered()
	}
	acts, onward := e.resultButtons(), e.nextButtons()
	if len(onward) == 1 { // alone in a row, it would be larger than the share button
		acts, onward = append(acts, onward...), nil
	}
	return goapp.Section().Class("end").TabIndex(-1).Aria("label", e.Text.End.Region).Body(
		goapp.Div().Class("outcome").Body(
			goapp.Div().Class("result").Body(
				e.headline(), e.secret(),
				goapp.P().Class("summary", ui.When(e.Won, "collapsed")).Text(e.summary()),
				goapp.P().Class("facts").Text(e.facts()),
				ui.If(e.Session.Assisted && e.Stats.Played == 0 && !e.rivals, // says why there are no bars; beside bars there is no room for it
					goapp.P().Class("facts").Text(e.Text.Hint.Assisted)),
				ui.If(e.Session.EndsToday(), part.Countdown(e.Text, e.Session.Minutes)),
			),
			e.bars(),
		),
		goapp.If(e.rivals, func() goapp.UI { return duel(e.Text, e.duel) }),
		goapp.Div().Class("acts").Body(acts...),
		ui.If(onward != nil, goapp.Div().Class("acts", "onward").Body(onward...)),
	)
}

// bars draws the distribution of the mode's games, with this game's bar highlighted.
func (e *end) bars() goapp.UI {
	return goapp.If(!e.rivals && e.Stats.Played > 0, func() goapp.UI { return part.Bars(e.Text, &e.Stats, e.This) })
}

// resultButtons draws the buttons for the game that ended. The button for sharing comes first.
func (e *end) resultButtons() []goapp.UI {
	acts := []goapp.UI{e.first()}
	if e.Session.CanReview() {
		acts = append(acts, ui.Act("review", e.Text.Review.Open))
	}
	if !e.Won && e.Found == 0 {
		acts = append(acts, ui.Act("play-on", e.Text.PlayOn.Open).DataSet("value", "rows"))
	}
	return acts
}

// first draws the main button: it shares the result or, after the guide, which counts nowhere, plays today's puzzle.
func (e *end) first() goapp.UI {
	if e.Session.Guided() && e.Next == NextToday {
		return ui.Act(e.Next.Action, e.Text.Guide.Play).Class("main")
	}
	return ui.Act("share-as", e.Text.Share.Result).Class("main")
}

// nextButtons draws the buttons for the next puzzle. The first one does the same as Enter.
func (e *end) nextButtons() []goapp.UI {
	random, next := ui.Act("new", e.Text.End.Random), e.Next
	label := e.Text.End.Today
	switch {
	case next == NextRandom, next == NextToday && e.Session.Guided():
		return []goapp.UI{random}
	case next == NextYesterday:
		label = e.Text.Archive.Yesterday
	case next.Value != "":
		label = e.Text.End.TodayIn(next.Value)
	}
	return []goapp.UI{ui.Act(next.Action, label).DataSet("value", next.Value), random}
}

// headline draws how the game ended.
func (e *end) headline() goapp.UI {
	said := e.heading()
	return goapp.H2().Class(ui.When(utf8.RuneCountInString(said) > shortHeading, "lengthy")).Text(said)
}

// shortHeading is the longest heading, in letters, that leaves room beside it on the narrowest screens.
const shortHeading = 14

// heading returns how the game ended.
func (e *end) heading() string {
	switch {
	case e.Won:
		return wording.Solved(e.Text, e.Used)
	case e.GaveUp:
		return e.Text.End.GaveUp
	case e.Found > 0:
		return e.Text.KeepGuessing.Found(e.Found)
	}
	return e.Text.End.Lost
}

// secret draws the secret as kets.
func (e *end) secret() goapp.UI {
	words := make([]goapp.UI, len(e.Words))
	for i, w := range e.Words {
		words[i] = part.Ket(e.Text, w, e.Guessed != "" && w != e.Guessed)
		if e.Session.Settings.Value(session.LooksUp) == "on" {
			words[i] = lookUp(e.Text, w, words[i])
		}
	}
	return goapp.P().Class("secret").Lang(part.WordLang(e.Session.InPlay)).Body(words...)
}

// summary returns what the heading omits: which of several words was found, or how many
// tries were used. It may be "".
func (e *end) summary() string {
	if e.Found > 0 {
		return e.Text.KeepGuessing.Stays
	}
	if !e.Won {
		return wording.Used(e.Text, e.Used, e.Tries)
	}
	if len(e.Words) > 1 {
		return e.Text.End.Collapsed(wording.Upper(e.Text, e.Guessed))
	}
	return ""
}

// facts returns the streak, skill and luck, as far as they are known. No line breaks within a fact.
func (e *end) facts() string {
	var facts []string
	add := func(fact string) { facts = append(facts, strings.ReplaceAll(fact, " ", "\u00a0")) }
	if n := e.Stats.Streak.Present; n > 0 {
		add(e.Text.End.Streak(n))
	}
	if g := e.Grades; g.Known {
		add(e.Text.Review.Skills + " " + wording.Decimals(&e.Text.Game, g.Skill, 0))
		add(e.Text.Review.Lucks + " " + e.Text.Review.Of(wording.Decimals(&e.Text.Game, g.Luck, 0)))
	}
	return strings.Join(facts, wording.PartsBetween)
}

// covered draws the end of a lost game before the player has decided whether to keep
// guessing. It shows nothing that could reveal the secret.
func (e *end) covered() goapp.UI {
	t := &e.Text.KeepGuessing
	return goapp.Section().Class("end").TabIndex(-1).Aria("label", e.Text.End.Region).Body(
		goapp.H2().Text(e.heading()),
		goapp.Div().Class("acts").Body(ui.Act("keep-guessing", t.GoOn).Class("main"), ui.Act("show-secret", t.Show)),
		goapp.P().Class("summary").Text(e.summary()),
	)
}

// lookUp links a drawn word to Wiktionary in the page's language, in a new tab. The link searches for the
// word, since words here are in lower case and entries may not be.
func lookUp(t *text.Text, word string, drawn goapp.UI) goapp.UI {
	return goapp.A().Href("https://"+t.Lang+".wiktionary.org/w/index.php?search="+word).Target("_blank").Rel("noopener noreferrer").
		DataSet("action", "look-up").Title(t.End.LookUp(wording.Upper(t, word))).Body(drawn)
}

// duel draws whether the player or the rival needed fewer tries, and the marks of both. It is
// a button that opens the dialog with all rows.
func duel(t *text.Text, d session.Duel) goapp.UI {
	return goapp.Button().Type("button").Class("duel").DataSet("action", "rival").Body(
		part.Miniature(d.Mine),
		goapp.Span().Body(
			goapp.B().Text(part.DuelText(&t.Rival, &d)),
			goapp.Text(" "),
			goapp.Elem("u").Text(t.Rival.Open),
		),
		part.Miniature(d.Theirs),
	)
}

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
	"ketword/engine"
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
		ui.Div("outcome",
			ui.Div("result",
				e.headline(), e.secret(),
				ui.If(!e.rivals, ui.Said("feat", e.feat())),
				e.aside(),
			),
			goapp.If(e.Streak > 0 && !e.rivals, e.streak),
			e.bars(),
		),
		goapp.If(e.rivals, func() goapp.UI { return duel(e.Text, e.duel) }),
		ui.Div("acts", acts...),
		ui.If(onward != nil, goapp.Div().Class("acts", "onward").Body(onward...)),
	)
}

// feat returns what is said once: how long the streak was that has ended, or what else the game is remembered for.
func (e *end) feat() string {
	switch {
	case e.Ended > 1:
		return e.Text.End.StreakEnded(e.Ended)
	case e.Feat != NoFeat:
		return e.Text.End.Feats(string(e.Feat))
	}
	return ""
}

// streak draws the days of the streak as a ket, which grows by this one.
func (e *end) streak() goapp.UI {
	return goapp.P().Class("streak").Body(part.Ket(e.Text, e.Text.Number(e.Streak), false), goapp.Text(e.Text.End.Streak))
}

// bars draws the distribution of the mode's games, with this game's bar highlighted, as soon as more than one game is in it
// and any of them was won.
func (e *end) bars() goapp.UI {
	return goapp.If(!e.rivals && e.Stats.Played > 1 && e.Stats.Won > 0, func() goapp.UI { return part.Bars(e.Text, &e.Stats, e.This) })
}

// aside draws the one quiet line: that the game stays lost, that it is assisted, skill and luck once they are known, or the
// time until the next puzzle.
func (e *end) aside() goapp.UI {
	said := ""
	switch g := e.Grades; {
	case e.Found > 0:
		said = e.Text.KeepGuessing.Stays
	case g.Known:
		t := &e.Text.Review
		said = wording.Facts([]string{
			t.Skills + " " + wording.Decimals(&e.Text.Game, g.Skill, 0),
			t.Lucks + " " + t.Of(wording.Decimals(&e.Text.Game, g.Luck, 0)),
		})
	case e.Session.Assisted && !e.rivals:
		said = e.Text.Hint.Assisted
	case e.Session.EndsToday() && !e.rivals:
		return part.Countdown(e.Text, e.Session.Minutes)
	}
	return ui.Said("facts", said)
}

// resultButtons draws the buttons for the game that ended. The button for sharing comes first.
func (e *end) resultButtons() []goapp.UI {
	reviews := e.Text.Review.Open
	if e.Session.Cover() == session.OtherCovered {
		reviews = e.Text.OtherWord.Review
	}
	return []goapp.UI{
		e.first(),
		ui.If(e.Session.CanReview(), ui.Act("review", reviews)), // before what goes when the secret is seen, so that it keeps the focus
		ui.If(e.Session.Cover() == session.OtherCovered, ui.Act("keep-guessing", e.Text.OtherWord.Guess)),
		ui.If(!e.Won && e.Found == 0 && !e.Session.HasForeignSecret(), ui.Act("play-on", e.Text.PlayOn.Open).DataSet("value", "rows")),
	}
}

// first draws the main button: it shares the result, or sends it to whoever challenged the player, with a link to the other forms
// beside it, or, after the guide, which counts nowhere, plays today's puzzle. Without a guess there is nothing to share.
func (e *end) first() goapp.UI {
	if e.Session.Guided() && e.Next == NextToday {
		return ui.Act(e.Next.Action, e.Text.Guide.Play).Class("main")
	}
	if e.Used == 0 && !e.Session.Guided() {
		return nil
	}
	does, name := "share", e.Text.Share.Result
	if _, is := e.Session.Challenger(); is && !e.Session.MadeHere() && !e.Session.Guided() {
		does, name = "send-back", e.Text.Challenge.SendBack
	}
	return ui.Div("ways",
		ui.Act(does, name).Class("main"), ui.TextButton("share-as", e.Text.Share.Others),
	)
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
	return []goapp.UI{ui.Act(next.Action, label).DataSet("value", next.Value).Class(ui.When(e.Used == 0, "main")), random}
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
	case e.Session.Game.Other() == engine.OtherFound:
		return e.Text.OtherWord.Both
	case e.Won && e.Praise() != "":
		return e.Text.End.Praise(e.Praise())
	case e.Won:
		return e.Text.End.Solved(e.Used)
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
	other := e.Session.Game.Other()
	for i, w := range e.Words {
		if other == engine.OtherOffered && w != e.Guessed {
			words[i] = ui.TextButton("show-secret", "").Aria("label", e.Text.OtherWord.Show).Body(part.Ket(e.Text, strings.Repeat("?", e.Session.Game.Puzzle.Rules.Length), false))
			continue
		}
		words[i] = part.Ket(e.Text, w, e.Guessed != "" && w != e.Guessed && other != engine.OtherFound)
		if e.Session.Settings.Value(session.LooksUp) == "on" {
			words[i] = lookUp(e.Text, w, words[i])
		}
	}
	return goapp.P().Class("secret").Lang(part.WordLang(e.Session.InPlay)).Body(words...)
}

// covered draws the end of a lost game before the player has decided whether to keep
// guessing. It shows nothing that could reveal the secret.
func (e *end) covered() goapp.UI {
	t := &e.Text.KeepGuessing
	return goapp.Section().Class("end").TabIndex(-1).Aria("label", e.Text.End.Region).Body(
		goapp.H2().Text(e.heading()),
		ui.Div("acts", ui.Act("keep-guessing", t.GoOn).Class("main"), ui.Act("show-secret", t.Show)),
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

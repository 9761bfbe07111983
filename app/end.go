package app

import (
	"strings"
	"unicode/utf8"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/model"
	"ketword/app/play"
	"ketword/app/screen/part"
	"ketword/app/session"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/app/wording"
	"ketword/engine"
)

// end draws how a game ended, and what can be done next.
type end struct {
	goapp.Compo
	Text    *text.Text
	Lang    string // of the words; "" if it isn't known
	Looks   bool   // words are links to a dictionary
	Ending  play.Ending
	Reviews bool // there is something to review
	Daily   bool // the puzzle is today's
	Minutes int  // until the next one
	Duel    session.Duel
	Rivals  bool        // there is a rival
	Other   engine.Mode // whose puzzle of today is offered
}

// end draws, in the keyboard's place, how the game ended.
func (r *root) end() goapp.UI {
	if r.playing() {
		return nil
	}
	m := &r.model
	e := &end{Text: r.text, Lang: part.WordLang(m.InPlay), Looks: m.Settings.Value(session.LooksUp) == "on", Ending: play.EndingOf(&m.Session), Reviews: m.CanReview(), Other: m.OtherToday()}
	if m.EndsToday() {
		e.Daily, e.Minutes = true, m.Minutes
	}
	e.Duel, e.Rivals = m.Duel()
	return e
}

func (e *end) Render() goapp.UI {
	if e.Ending.Covered {
		return e.covered()
	}
	acts, onward := e.resultButtons(), e.nextButtons()
	if len(onward) == 1 { // alone in a row it would be larger than the button that shares
		acts, onward = append(acts, onward...), nil
	}
	return goapp.Section().Class("end").TabIndex(-1).Aria("label", e.Text.End.Region()).Body(
		goapp.Div().Class("outcome").Body(
			goapp.Div().Class("result").Body(
				e.headline(), e.secret(),
				goapp.P().Class("summary", ui.When(e.Ending.Won, "collapsed")).Text(e.summary()),
				goapp.P().Class("facts").Text(e.facts()),
				ui.If(e.Ending.Assisted && e.Ending.Stats.Played == 0 && !e.Rivals, // why there are no bars, beside which there is no room for it
					goapp.P().Class("facts").Text(e.Text.Hint.Assisted())),
				ui.If(e.Daily, part.Countdown(e.Text, e.Minutes)),
			),
			e.bars(),
		),
		goapp.If(e.Rivals, func() goapp.UI { return duel(e.Text, e.Duel) }),
		goapp.Div().Class("acts").Body(acts...),
		ui.If(onward != nil, goapp.Div().Class("acts", "onward").Body(onward...)),
	)
}

// bars draws how the games of the mode ended, with this game's bar lit.
func (e *end) bars() goapp.UI {
	return goapp.If(!e.Rivals && e.Ending.Stats.Played > 0, func() goapp.UI { return part.Bars(e.Text, &e.Ending.Stats, e.Ending.This) })
}

// resultButtons draws what can be done with the game that ended. Sharing it comes first.
func (e *end) resultButtons() []goapp.UI {
	acts := []goapp.UI{ui.Act("share-as", e.Text.Share.Result()).Class("main")}
	if e.Reviews {
		acts = append(acts, ui.Act("review", e.Text.Review.Open()))
	}
	if !e.Ending.Won && e.Ending.Found == 0 {
		acts = append(acts, ui.Act("play-on", e.Text.PlayOn.Open()).DataSet("value", "rows"))
	}
	return acts
}

// nextButtons draws what can be played next. The first is what Enter does.
func (e *end) nextButtons() []goapp.UI {
	random := ui.Act("new", e.Text.End.Random())
	action, value := nextAction(e.Ending.Next, e.Other)
	switch e.Ending.Next {
	case play.NextToday:
		return []goapp.UI{ui.Act(action, e.Text.End.Today()), random}
	case play.NextOtherMode:
		return []goapp.UI{ui.Act(action, e.Text.End.TodayIn(value)).DataSet("value", value), random}
	case play.NextYesterday:
		return []goapp.UI{ui.Act(action, e.Text.Archive.Yesterday()), random}
	}
	return []goapp.UI{random}
}

// nextAction returns the action, with its value, that opens the next puzzle.
func nextAction(n play.NextPuzzle, other engine.Mode) (action, value string) {
	switch n {
	case play.NextToday:
		return "today", ""
	case play.NextOtherMode:
		return "today", other.String()
	case play.NextYesterday:
		return "yesterday", ""
	}
	return "new", ""
}

// startNext does what Enter does at the end: the player keeps guessing, or plays what is offered
// first.
func (r *root) startNext() model.Msg {
	if r.model.Play.EnterRests {
		return nil
	}
	if r.model.Cover() == session.Covered {
		return r.message("keep-guessing", "")
	}
	return r.message(nextAction(play.EndingOf(&r.model.Session).Next, r.model.OtherToday()))
}

// headline draws how the game ended.
func (e *end) headline() goapp.UI {
	said := e.heading()
	return goapp.H2().Class(ui.When(utf8.RuneCountInString(said) > shortHeading, "lengthy")).Text(said)
}

// shortHeading is how many letters a heading has that leaves room beside it on the narrowest screens.
const shortHeading = 14

// heading says how the game ended.
func (e *end) heading() string {
	switch {
	case e.Ending.Won:
		return wording.Solved(e.Text, e.Ending.Used)
	case e.Ending.GaveUp:
		return e.Text.End.GaveUp()
	case e.Ending.Found > 0:
		return e.Text.KeepGuessing.Found(e.Ending.Found)
	}
	return e.Text.End.Lost()
}

// secret draws the secret as kets.
func (e *end) secret() goapp.UI {
	words := make([]goapp.UI, len(e.Ending.Words))
	for i, w := range e.Ending.Words {
		words[i] = part.Ket(e.Text, w, e.Ending.Guessed != "" && w != e.Ending.Guessed)
		if e.Looks {
			words[i] = lookUp(e.Text, w, words[i])
		}
	}
	return goapp.P().Class("secret").Lang(e.Lang).Body(words...)
}

// summary says what the heading doesn't: which of several words was found, or how many
// tries were used in vain; "" if that is nothing.
func (e *end) summary() string {
	if e.Ending.Found > 0 {
		return e.Text.KeepGuessing.Stays()
	}
	if !e.Ending.Won {
		return wording.Used(e.Text, e.Ending.Used, e.Ending.Tries)
	}
	if len(e.Ending.Words) > 1 {
		return e.Text.End.Collapsed(wording.Upper(e.Text, e.Ending.Guessed))
	}
	return ""
}

// facts tells the streak, skill and luck, as far as they are known. No line ends within one of them.
func (e *end) facts() string {
	var facts []string
	add := func(fact string) { facts = append(facts, strings.ReplaceAll(fact, " ", "\u00a0")) }
	if n := e.Ending.Stats.Streak.Present; n > 0 {
		add(e.Text.End.Streak(n))
	}
	if g := e.Ending.Grades; g.Known {
		add(e.Text.Review.Skills() + " " + wording.Decimals(&e.Text.Game, g.Skill, 0))
		add(e.Text.Review.Lucks() + " " + e.Text.Review.Of(wording.Decimals(&e.Text.Game, g.Luck, 0)))
	}
	return strings.Join(facts, wording.PartsBetween)
}

// endDrawn gives the focus to the end of a game that was just played, and scrolls it into sight.
func endDrawn(was, is *model.Model) {
	if was.TakesGuesses() && !is.TakesGuesses() && len(is.Game.Rows())+len(was.Play.Typed) > 0 {
		browser.FocusOn(".end")
		browser.Reveal(".end")
	}
}

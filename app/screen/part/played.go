package part

import (
	"cmp"
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/session"
	"ketword/app/text"
	"ketword/app/wording"
	"ketword/engine"
)

// DayPlayed says how far a day's puzzle has been played.
func DayPlayed(t *text.Text, d session.CalendarDay) string {
	how := t.Archive.Fresh
	switch d.Mark {
	case session.DaySolved:
		how = t.Archive.Solved(d.Rows)
	case session.DayLost:
		how = t.Archive.Lost
	case session.DayGivenUp:
		how = t.Archive.GaveUp
	case session.DayBegun:
		how = t.Archive.Begun(d.Rows)
	}
	if d.Assisted {
		return t.Share.Assisted(how)
	}
	return how
}

// Countdown draws the time until the next daily puzzle. In a snapshot of the page, its line
// is empty.
func Countdown(t *text.Text, minutes int) goapp.UI {
	const hour = 60
	said := ""
	if minutes > 0 {
		said = wording.UntilNext(t, minutes/hour, minutes%hour)
	}
	return goapp.P().Class("countdown").Text(said)
}

// DuelText says who needed fewer tries, and whom the coach helped.
func DuelText(t *text.Rival, d *session.Duel) string {
	sentences := []string{t.Neither}
	name := wording.Isolated(d.Name)
	first := cmp.Or(name, t.SomeoneFirst)
	mine, theirs := d.Mine.TurnCount(), d.Theirs.TurnCount()
	switch i, they := d.Mine.Status() == engine.Won, d.Theirs.Status() == engine.Won; {
	case i && they && d.Lead == 0:
		sentences[0] = t.Tie(mine)
	case i && they && d.Lead > 0:
		sentences[0] = t.Fewer(mine, theirs, cmp.Or(name, t.Someone))
	case i && they:
		sentences[0] = t.More(theirs, mine, first)
	case i && d.Theirs.GaveUp():
		sentences[0] = t.GaveUp(cmp.Or(name, t.SomeoneBehindColon))
	case i:
		sentences[0] = t.OnlyI(cmp.Or(name, t.SomeoneBehindColon))
	case they:
		sentences[0] = t.OnlyThey(theirs, first)
	}
	switch {
	case d.IHadHelp && d.TheyHadHelp:
		sentences = append(sentences, t.OurHelp)
	case d.IHadHelp:
		sentences = append(sentences, t.MyHelp)
	case d.TheyHadHelp:
		sentences = append(sentences, t.TheirHelp(first))
	}
	return strings.Join(sentences, " ")
}

package stats

import (
	"testing"

	"ketword/app/effect"
	"ketword/app/internal/apptest"
	"ketword/app/internal/drawn"
	"ketword/app/internal/screentest"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/text/embedded"
)

// TestLink: a link is made of games, counts and settings, and shown to be copied; one that would be too long is not.
func TestLink(t *testing.T) {
	b := &screentest.Bench[Model]{T: t, Session: screentest.Playing(t, "abide", "abide")}
	apptest.Equal(t, "no games", b.Send(MakeLink{}).Wants, nil)
	b.History = records.History{b.Current()}
	file := records.WriteFile(records.File{Games: b.History})
	apptest.Equal(t, "made of", b.Send(MakeLink{}).Wants, screen.Intents{screen.DropNotices{}, screen.Perform{Effect: effect.PackHistory{Value: file}}})
	b.View.Device.Site = "https://example.org/game/"
	b.Send(LinkMade{Code: "a-b_c"})
	apptest.Equal(t, "shown", b.Draw().One(t, drawn.Tagged("pre")).Text(), "https://example.org/game/#history=a-b_c")
	b.Send(LinkCopied{})
	told := func() string {
		return b.Draw().One(t, drawn.Classed("history-link")).One(t, drawn.Classed("made")).Text()
	}
	apptest.Equal(t, "told", told(), embedded.English.History.LinkCopied)
	b.Send(LinkMade{})
	apptest.Equal(t, "too long", told(), embedded.English.History.LinkTooLong)
	apptest.Equal(t, "not shown", len(b.Draw().All(drawn.Tagged("pre"))), 0)
}

// TestHistoryCame: what a link brought is added once the player has said so, and once.
func TestHistoryCame(t *testing.T) {
	b := &screentest.Bench[Model]{T: t, Session: screentest.Playing(t, "abide", "abide")}
	came := records.File{Games: records.History{b.Current()}}
	apptest.Equal(t, "nothing yet", b.Send(HistoryCame(came)).Wants, nil)
	apptest.Equal(t, "offered", len(b.Draw().All(drawn.Saying("data-action", "take-history"))), 1)
	apptest.Equal(t, "added", b.Send(TakeHistory{}).Wants, screen.Intents{screen.AddHistory{File: came}})
	apptest.Equal(t, "not offered again", len(b.Draw().All(drawn.Saying("data-action", "take-history"))), 0)
	apptest.Equal(t, "not added again", b.Send(TakeHistory{}).Wants, nil)
}

package share

import (
	"testing"

	"ketword/app/effect"
	"ketword/app/internal/apptest"
	"ketword/app/internal/screentest"
	"ketword/app/notice"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/engine"
)

// TestSent: a text that could be neither shared nor copied is shown; copying is confirmed.
func TestSent(t *testing.T) {
	p := begun(t, "abide", 6).send(SendLink{})
	for outcome, want := range map[Outcome]screen.Intents{
		Done:    nil,
		Refused: nil,
		Copied:  {screen.ShowNotice{Notice: notice.Copied{What: records.SharedLink}}},
		Failed:  {screen.Open{Name: screen.Share}},
	} {
		m, wants := screentest.Update(p.Session, p.Screen, Sent{What: records.SharedLink, Outcome: outcome})
		apptest.Equal(t, "wants", wants, want)
		apptest.Equal(t, "state", m, Model{what: records.SharedLink, failed: outcome == Failed})
	}
}

// TestSharingAgain: the result of a game played again says so.
func TestSharingAgain(t *testing.T) {
	p := begun(t, "abide", 6, "abide")
	apptest.Equal(t, "the first time", p.result().Again, false)
	first := p.Current()
	p.History = append(p.History, first)
	p.Game = begun(t, "abide", 6, "audio", "abide").Game
	apptest.Equal(t, "again", p.result().Again, true)
	r := p.send(Show{Identity: first.Game.Puzzle.Identity.String()}).shown().Result
	apptest.Equal(t, "of the history", [2]any{r.Again, r.Game.TurnCount()}, [2]any{false, 1})
}

// TestLink: the link leads to the puzzle in play, whatever was shown before.
func TestLink(t *testing.T) {
	p := begun(t, "abide", 6, "abide").send(Show{}, SendLink{})
	apptest.Equal(t, "shared", p.shared(), effect.Effect(effect.Share{What: records.SharedLink, Query: p.LinkWith(p.Current(), "")}))
	apptest.Equal(t, "before a puzzle is open", len((&page{}).send(SendLink{}).Wants), 0)
}

// TestOtherForm: the failure to copy one form is dropped when another is chosen.
func TestOtherForm(t *testing.T) {
	p := begun(t, "abide", 6, "abide").send(Show{}, Sent{Outcome: Failed}, ShowAs{Form: records.SharedChallenge})
	apptest.Equal(t, "a challenge", p.Screen.failed, false)
	apptest.Equal(t, "drops what was told", p.Wants, screen.Intents{screen.Unconfirm{}})
	p.send(Sent{Outcome: Failed}, ShowAs{Form: records.SharedWords})
	apptest.Equal(t, "a form", []any{p.Screen.failed, p.shown().What, p.Wants}, []any{false, records.SharedWords, screen.Intents{screen.Unconfirm{}}})
	p.send(Sent{Outcome: Failed}, Send{Way: effect.ShareCopy})
	apptest.Equal(t, "tried again", p.Screen.failed, false)
	p.send(ShowAs{Form: records.SharedChallenge}).set(session.ShareLink, "off")
	apptest.Equal(t, "with a challenge the link goes", []any{p.shown().What, p.shown().Query != ""}, []any{records.SharedChallenge, true})
	p.send(ShowAs{Form: records.SharedEmoji})
	apptest.Equal(t, "with a result not", p.shown().Query, "")
	chosen := Model{}
	chosen, wants := screentest.Update(p.Session, chosen, ShowAs{Form: records.SharedChallenge})
	apptest.Equal(t, "without a result", []any{chosen, len(wants)}, []any{Model{}, 0})
}

// TestResult: one tap shares the result of the game in play in the form that was chosen last, whatever was shown before.
func TestResult(t *testing.T) {
	p := begun(t, "abide", 6, "audio")
	apptest.Equal(t, "a game that goes on", len(p.send(Result{}).Wants), 0)
	p.Game = p.Game.GiveUp()
	p.set(session.ShareForm, "words").send(Show{}, ShowAs{Form: records.SharedChallenge}, Result{})
	apptest.Equal(t, "shared", p.shared(), effect.Effect(effect.Share{What: records.SharedWords, Result: p.shown().Result, Query: p.LinkWith(p.Current(), ""), Way: effect.ShareAtOnce}))
}

// TestSend: what is shown is shared in the chosen way; nothing is shared without a result.
func TestSend(t *testing.T) {
	p := begun(t, "abide", 6, "audio")
	for _, msg := range []screen.Msg[Model]{Show{}, Send{}, Show{Identity: "no identity"}, Show{Identity: p.Game.Puzzle.Identity.String()}} {
		apptest.Equal(t, "a game that goes on, or none", len(p.send(msg).Wants), 0)
	}
	p.Game = p.Game.GiveUp()
	p.set(session.ShareForm, "picture").send(Show{}, Send{Way: effect.ShareSave})
	shared := effect.Share{What: records.SharedPicture, Result: p.shown().Result, Query: p.LinkWith(p.Current(), ""), Way: effect.ShareSave}
	apptest.Equal(t, "shared", p.shared(), effect.Effect(shared))
	apptest.Equal(t, "status", p.shown().Result.Game.Status(), engine.Lost)
}

// TestLooking: a tab sets what is shown; the form is the one that is sent at once only after it was sent.
func TestLooking(t *testing.T) {
	p := begun(t, "abide", 6, "abide").send(Show{}, ShowAs{Form: records.SharedPicture})
	apptest.Equal(t, "shown", []any{p.shown().What, p.Wants}, []any{records.SharedPicture, screen.Intents{screen.Unconfirm{}}})
	p.send(Send{Way: effect.ShareCopy})
	apptest.Equal(t, "stored when sent", p.Wants[0], screen.Intent(screen.ChangeSetting{Name: session.ShareForm, Value: "picture"}))
	p.send(ShowAs{Form: records.SharedPicture}, Result{})
	apptest.Equal(t, "one tap", p.shared().(effect.Share).What, records.SharedEmoji)
}

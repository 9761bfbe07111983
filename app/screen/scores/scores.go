// Package scores is the screen for counts of wins without games. It imports a record that another Wordle
// shows, and lines of scores.txt, and exports the counts of the selected games as such a line.
package scores

import (
	"errors"
	"slices"
	"strings"

	"ketword/app/effect"
	"ketword/app/notice"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/app/text"
)

// Screen is the screen of counts.
var Screen = screen.Screen{
	Name: screen.Scores, Title: func(t *text.Text) string { return t.Scores.Title }, Focus: ".content input",
	Actions: actions, Shows: []notice.Subject{notice.OfStorage, notice.OfFinished},
}

// Model is the empty state of the screen.
type Model struct {
	screen.Plain
}

// Add imports a record as it was typed, or a line of counts.
type Add struct {
	Record []string
	Line   string
}

func (msg Add) Change(s *session.Session, _ *Model, out *screen.Intents) {
	line, err := records.ParseScores(strings.TrimSpace(msg.Line), records.MaxImported)
	if msg.Record != nil {
		line, err = records.ParseRecord(msg.Record, s.Day)
	}
	own := records.Summarise(s.History, records.Selection{})
	wrong, isWrong := errors.AsType[*records.ScoresError](err)
	switch {
	case isWrong:
		out.Add(refusal(*wrong))
	case line.Wins() == 0:
		out.Add(refusal(records.ScoresError{Fault: records.ScoresNone}))
	case slices.Contains(s.Imported, line):
		out.Add(refusal(records.ScoresError{Fault: records.ScoresKnown}))
	case line == own.Scores(), line == own.WithImported(s.Imported).Scores():
		out.Add(refusal(records.ScoresError{Fault: records.ScoresOwn}))
	default:
		grown := slices.ContainsFunc(s.Imported, line.Holds)
		out.Add(screen.AddScores{Line: line, Told: notice.ScoresAdded{Wins: line.Wins(), Grown: grown, Own: own.Scores().Holds(line)}})
	}
}

// refusal tells the player why a line was not imported.
func refusal(why records.ScoresError) screen.ShowNotice {
	return screen.ShowNotice{Notice: notice.ScoresNotAdded{Why: why}}
}

// Delete deletes an imported line.
type Delete struct{ Line string }

func (msg Delete) Change(s *session.Session, _ *Model, out *screen.Intents) {
	i := slices.IndexFunc(s.Imported, func(line records.Scores) bool { return line.String() == msg.Line })
	if i >= 0 {
		out.Add(screen.DeleteGames{Games: records.DeletedGames{Scores: s.Imported[i : i+1]}})
	}
}

// Copy copies the line of counts of the selected games.
type Copy struct{}

func (Copy) Change(s *session.Session, _ *Model, out *screen.Intents) {
	out.Add(screen.Perform{Effect: effect.CopyText{
		Text:   s.Stats().Scores().String(),
		Copied: screen.ShowNotice{Notice: notice.ScoresSaved{Copied: true}}, Blocked: screen.ShowNotice{Notice: notice.ScoresSaved{Blocked: true}},
	}})
}

// fileName is the name of the file with the line, the same as in the terminal edition.
const fileName = "scores.txt"

// Save offers the line as a file.
type Save struct{}

func (Save) Change(s *session.Session, _ *Model, out *screen.Intents) {
	offered := effect.OfferFile{Text: s.Stats().Scores().String() + "\n", Name: fileName, Type: "text/plain;charset=utf-8"}
	out.Add(screen.Perform{Effect: offered}, screen.ShowNotice{Notice: notice.ScoresSaved{}})
}

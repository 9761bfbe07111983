package scores

import (
	"strings"
	"testing"

	"ketword/app/effect"
	"ketword/app/internal/apptest"
	"ketword/app/internal/drawn"
	"ketword/app/internal/screentest"
	"ketword/app/notice"
	"ketword/app/records"
	"ketword/app/screen"
)

// open shows the screen after a game was won in one guess, with an imported line of counts.
func open(t *testing.T) *screentest.Bench[Model] {
	b := &screentest.Bench[Model]{T: t, Session: screentest.Playing(t, "abide", "abide")}
	b.History = records.History{b.Current()}
	b.Imported = []records.Scores{line(t, apptest.ScoreLine)}
	return b
}

func line(t *testing.T, text string) records.Scores {
	t.Helper()
	s, err := records.ParseScores(text, records.MaxImported)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// TestAdd: a line is imported, with a remark if an earlier line may be contained in it, or if it may be
// that of the games here. It is refused if it is invalid, counts nothing, or was already counted.
func TestAdd(t *testing.T) {
	const other, grown, with, own = "0 0 1 0 0 0 0 0 0 0", "0 2 3 8 12 41 32 7 2 3", "1 2 3 8 12 40 32 7 2 3", "1 0 0 0 0 0 0 0 0 0"
	b := open(t)
	for text, want := range map[string]notice.Notice{
		other:                    notice.ScoresAdded{Wins: 1},
		"\n " + grown + "\r\n\n": notice.ScoresAdded{Wins: 110, Grown: true},
		apptest.ScoreLine:        notice.ScoresNotAdded{Why: records.ScoresError{Fault: records.ScoresKnown}},
		own:                      notice.ScoresNotAdded{Why: records.ScoresError{Fault: records.ScoresOwn}},
		with:                     notice.ScoresNotAdded{Why: records.ScoresError{Fault: records.ScoresOwn}},
		"0 0 0 0 0 0 0 0 0 0":    notice.ScoresNotAdded{Why: records.ScoresError{Fault: records.ScoresNone}},
		"1 2 3":                  notice.ScoresNotAdded{Why: records.ScoresError{Fault: records.ScoresLine}},
	} {
		wants := screen.Intents{screen.ShowNotice{Notice: want}}
		if _, added := want.(notice.ScoresAdded); added {
			wants = screen.Intents{screen.AddScores{Line: line(t, strings.TrimSpace(text)), Told: want}}
		}
		apptest.Equal(t, text, b.Send(Add{Line: text}).Wants, wants)
	}
	b.Imported = nil
	b.History = append(b.History, b.History...)
	apptest.Equal(t, "of the games before", b.Send(Add{Line: own}).Wants[0].(screen.AddScores).Told, notice.Notice(notice.ScoresAdded{Wins: 1, Own: true}))
}

// TestBring: a record is imported as it was typed, or the field that is wrong is told and marked.
func TestBring(t *testing.T) {
	b := open(t)
	b.Session.Day = 30
	typed := []string{"110", "3", "17", "0", "2", "3", "8", "12", "40"}
	record, _ := records.ParseRecord(typed, 30)
	apptest.Equal(t, "added", b.Send(Add{Record: typed}).Wants, screen.Intents{screen.AddScores{Line: record, Told: notice.ScoresAdded{Wins: 65}}})
	typed[1] = "66"
	why := notice.ScoresNotAdded{Why: records.ScoresError{Fault: records.ScoresRecord, Number: 1, Most: 65}}
	apptest.Equal(t, "refused", b.Send(Add{Record: typed}).Wants, screen.Intents{screen.ShowNotice{Notice: why}})
	b.View.Notices = []notice.Notice{why}
	apptest.Strings(t, "marked", drawn.Attrs(b.Draw().All(drawn.Saying("aria-invalid", "true")), "id"), "record-1")
	apptest.Equal(t, "told at the field", b.Draw().One(t, drawn.Saying("id", faultID)).Text(), "Nothing was added. Current streak: a whole number from 0 to 65.")
	apptest.Equal(t, "and nowhere else", b.Draw().One(t, drawn.Classed("told")).Text(), "")
	apptest.Strings(t, "tied", drawn.Attrs(b.Draw().All(drawn.Saying("aria-describedby", faultID)), "id"), "record-1")
	b.Imported = []records.Scores{record}
	apptest.Equal(t, "listed", strings.TrimSpace(b.Draw().One(t, drawn.Tagged("li")).One(t, drawn.Tagged("span")).Text()), "0 2 3 8 12 40")
}

// TestOut: the line of the selected games is copied, or offered as a file; an imported line is deleted.
func TestOut(t *testing.T) {
	const all = "1 2 3 8 12 40 32 7 2 3"
	b := open(t)
	for _, c := range []struct {
		msg  screen.Msg[Model]
		want screen.Intents
	}{
		{Copy{}, screen.Intents{screen.Perform{Effect: effect.CopyText{Text: all, Copied: screen.ShowNotice{Notice: notice.ScoresSaved{Copied: true}}, Blocked: screen.ShowNotice{Notice: notice.ScoresSaved{Blocked: true}}}}}},
		{Save{}, screen.Intents{screen.Perform{Effect: effect.OfferFile{Text: all + "\n", Name: "scores.txt", Type: "text/plain;charset=utf-8"}}, screen.ShowNotice{Notice: notice.ScoresSaved{}}}},
		{Delete{Line: apptest.ScoreLine}, screen.Intents{screen.DeleteGames{Games: records.DeletedGames{Scores: b.Imported}}}},
		{Delete{Line: all}, nil},
	} {
		apptest.Equal(t, "wants", b.Send(c.msg).Wants, c.want)
	}
}

// TestDrawn: the line, the result of an import, and the imported lines.
func TestDrawn(t *testing.T) {
	b := open(t)
	b.View.Notices = []notice.Notice{notice.ScoresAdded{Wins: 109}}
	d := b.Draw()
	apptest.Equal(t, "line", d.One(t, drawn.Tagged("pre")).Text(), "1 2 3 8 12 40 32 7 2 3")
	apptest.Equal(t, "told", d.One(t, drawn.Saying("role", "status")).Text(), "Added: 109 wins.")
	apptest.Equal(t, "added", strings.TrimSpace(d.One(t, drawn.Tagged("li")).One(t, drawn.Tagged("span")).Text()), apptest.ScoreLine)
	apptest.Equal(t, "no way back", len(d.All(drawn.Saying("data-action", "bring-back-games"))), 0)
	b.View.Notices = []notice.Notice{notice.ScoresNotAdded{Why: records.ScoresError{Fault: records.ScoresNone}}}
	b.Imported, b.DeletedGames = nil, []records.DeletedGames{{Scores: b.Imported}}
	d = b.Draw()
	apptest.Equal(t, "refused", d.One(t, drawn.Classed("refusal")).Text(), "Nothing was added. There are no wins in it.")
	apptest.Equal(t, "undo", d.One(t, drawn.Saying("data-action", "bring-back-games")).Text(), "Undo")
}

package notice

import (
	"strings"

	"ketword/app/records"
	"ketword/app/text"
)

// ScoresAdded says that a line of counts was imported, whether an earlier line may be
// contained in it, and whether its wins may be those of games here.
type ScoresAdded struct {
	Wins  uint64
	Grown bool
	Own   bool
}

func (n ScoresAdded) Sentence(t *text.Text) string {
	said := t.Scores.Added(int(n.Wins))
	switch {
	case n.Grown:
		return said + " " + t.Scores.Grown
	case n.Own:
		return said + " " + t.Scores.Mine
	}
	return said
}

// ScoresNotAdded says why a line of counts was not imported.
type ScoresNotAdded struct {
	Why records.ScoresError
}

func (n ScoresNotAdded) Sentence(t *text.Text) string {
	return t.Scores.Refused(scoresReason(t, n.Why))
}

func scoresReason(all *text.Text, why records.ScoresError) string {
	t := &all.ScoresProblem
	if why.Fault == records.ScoresRecord {
		return t.Range(RecordFields(all)[why.Number], all.Number(int(why.Least)), all.Number(int(why.Most)))
	}
	return map[records.ScoresFault]string{
		records.ScoresLine: t.Line, records.ScoresTooGreat: t.Line,
		records.ScoresNone: t.None, records.ScoresKnown: t.Known, records.ScoresOwn: t.Own, records.ScoresFile: all.ListImport.Unread,
	}[why.Fault]
}

// RecordFields returns the names of the fields of a record.
func RecordFields(t *text.Text) []string { return strings.Split(t.Scores.Fields, ", ") }

// ScoresSaved says that the line of counts was offered as a file, that it was copied, or
// that the browser refused to copy it.
type ScoresSaved struct {
	Copied, Blocked bool
}

func (n ScoresSaved) Sentence(t *text.Text) string {
	switch {
	case n.Copied:
		return t.Scores.Copied
	case n.Blocked:
		return t.Scores.Blocked
	}
	return t.Scores.Saved
}

package app

import (
	"fmt"
	"strconv"
	"strings"

	"ketword/app/model"
	"ketword/app/text"
)

// fileNotice writes a notice that begins with what came of a file with a
// history; "" if it tells of something else.
func fileNotice(t text.Text, n model.Notice) string {
	if !n.OfFile() {
		return ""
	}
	return noticeText(t, n)
}

// historyNotice writes what came of a file with a history; "" if the notice is
// of another kind.
func historyNotice(t text.History, n model.Notice) string {
	switch {
	case n.Kind == model.NotImported:
		return t.Refused(refusalReason(t.Reason, n.File))
	case n.Kind != model.GamesAdded:
		return ""
	case n.Added == 0:
		return t.NoneNew(n.Read)
	}
	return t.Added(n.Added)
}

// refusalReason writes why a file is not imported.
func refusalReason(t text.HistoryReason, r model.HistoryRefusal) string {
	switch r.Fault {
	case model.FileTooLong:
		return t.TooLong(megabytes(r.Size))
	case model.FileNotJSON:
		return t.NotJSON(r.Line, r.Column)
	case model.FileBadGames:
		return badGames(t, r.Games)
	}
	return map[model.FileFault]string{
		model.FileUnread: t.Unread, model.FileEmpty: t.Empty, model.FileOther: t.Other, model.FileNewer: t.Newer,
	}[r.Fault]
}

// megabytes writes a number of bytes.
func megabytes(size int) string {
	const megabyte = 1 << 20
	return fmt.Sprintf("%.1f", float64(size)/megabyte)
}

// badGames writes what is wrong with the first bad game, and the numbers of
// some more.
func badGames(t text.HistoryReason, bad []*model.GameError) string {
	const named = 4 // behind the first
	first := map[model.GameFault]func(int) string{
		model.BadShape: t.Shape, model.BadName: t.Name, model.BadSecret: t.Secret,
		model.BadGuesses: t.Guesses, model.BadList: t.List, model.Unfinished: t.Unfinished,
	}[bad[0].Fault](bad[0].Number)
	if len(bad) == 1 {
		return first
	}
	var numbers []string
	for _, wrong := range bad[1:min(len(bad), named+1)] {
		numbers = append(numbers, strconv.Itoa(wrong.Number))
	}
	return t.BadToo(first, strings.Join(numbers, ", "), len(bad)-1-len(numbers))
}

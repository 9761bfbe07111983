package app

import (
	"fmt"
	"strconv"
	"strings"

	"ketword/app/model"
	"ketword/app/text"
)

// fileNotice writes what came of a file with a history, and what is told after
// it; "" if something else is told.
func fileNotice(t text.Text, m model.Model) string {
	if !m.TellsOfFile() {
		return ""
	}
	return noticeText(t, m.Notices)
}

// addedSentence writes how many games a file has brought.
func addedSentence(t text.History, n model.GamesAdded) string {
	if n.Added == 0 {
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

package notice

import (
	"strconv"
	"strings"

	"ketword/app/records"
	"ketword/app/text"
	"ketword/app/wording"
	"ketword/internal/each"
)

// GamesAdded says that a history file was imported.
type GamesAdded struct {
	Added int // games of the file that are new here
	Read  int // games in the file
	Lines int // lines of imported counts that are new here

	Friends bool // the file has friends
	Results int  // of friends, that are new here

	Settings bool // settings of the file were adopted
	Unknown  bool // some settings or values are unknown here, and were ignored
}

func (n GamesAdded) Sentence(t *text.Text) string {
	var said []string
	switch {
	case n.Added+n.Lines > 0:
		said = append(said, t.History.Added(wording.GamesAndLines(&t.Games, n.Added, n.Lines)))
	case n.Read > 0 || !n.Friends:
		said = append(said, noneNewSentence(&t.History, n.Read))
	}
	switch {
	case n.Results > 0:
		said = append(said, t.History.Friends(n.Results))
	case n.Friends:
		said = append(said, t.History.FriendsKnown)
	}
	if n.Settings {
		said = append(said, t.History.Settings)
	}
	if n.Unknown {
		said = append(said, t.History.Unknown)
	}
	return strings.Join(said, " ")
}

// noneNewSentence returns the sentence for a file without new games.
func noneNewSentence(t *text.History, read int) string {
	switch read {
	case 0:
		return t.NoneInFile
	case 1:
		return t.OneKnown
	}
	return t.NoneNew(read)
}

// HistoryNotImported says why a history file was not imported.
type HistoryNotImported struct {
	Refusal records.FileRefusal
}

func (n HistoryNotImported) Sentence(t *text.Text) string {
	return t.History.Refused(refusalReason(t, n.Refusal))
}

// refusalReason returns why a file was not imported.
func refusalReason(all *text.Text, r records.FileRefusal) string {
	t := &all.HistoryProblem
	switch r.Fault {
	case records.FileTooLong:
		return t.TooLong(wording.Megabytes(&all.Game, r.Size), records.MaxFileBytes/wording.Megabyte)
	case records.FileNotJSON:
		return t.NotJSON(r.Line, r.Column)
	case records.FileBadGames:
		return badGames(t, r.Games)
	}
	return map[records.FileFault]string{
		records.FileUnread: all.ListImport.Unread, records.FileEmpty: t.Empty, records.FileOther: t.Other, records.FileNewer: t.Newer,
		records.FileBadScores: t.Scores, records.FileBadSettings: t.Settings,
		records.FileBadFriends: t.Friends, records.LinkCut: t.Cut,
	}[r.Fault]
}

// badGames returns what is wrong with the first bad game, and the numbers of some others.
func badGames(t *text.HistoryProblem, bad []*records.GameError) string {
	const named = 4 // after the first
	first := map[records.GameFault]func(int) string{
		records.BadShape: t.Shape, records.BadName: t.Name, records.BadSecret: t.Secret,
		records.BadGuesses: t.Guesses, records.BadList: t.List, records.BadRival: t.Rival, records.Unfinished: t.Unfinished,
	}[bad[0].Fault](bad[0].Number)
	if len(bad) == 1 {
		return first
	}
	numbers := each.Of(bad[1:min(len(bad), named+1)], func(wrong *records.GameError) string { return strconv.Itoa(wrong.Number) })
	also := strings.Join(numbers, ", ")
	if more := len(bad) - 1 - len(numbers); more > 0 {
		return t.BadTooAndMore(first, also, more)
	}
	return t.BadToo(first, also)
}

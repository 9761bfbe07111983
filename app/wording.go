package app

import (
	"fmt"
	"strings"
	"unicode"

	"ketword/app/model"
	"ketword/app/text"
	"ketword/engine"
)

// upper returns text in upper case, letter by letter, so that no word grows:
// ß becomes ẞ. A letter that another one has the capital of, as ı and ς, stays
// as it is, or the two could not be told apart.
func upper(s string) string {
	return strings.Map(func(l rune) rune {
		if l == 'ß' {
			return 'ẞ'
		}
		if capital := unicode.ToUpper(l); unicode.ToLower(capital) == l {
			return capital
		}
		return l
	}, s)
}

// noticeText writes what is told.
func noticeText(t text.Text, notices []model.Notice) string {
	var sentences []string
	for _, n := range notices {
		sentences = append(sentences, noticeSentence(t, n))
	}
	return strings.Join(sentences, " ")
}

// noticeSentence writes one notice.
func noticeSentence(t text.Text, n model.Notice) string {
	switch n := n.(type) {
	case model.TooShort:
		return t.Notice.TooShort(n.Length)
	case model.UnknownWord:
		return t.Notice.Unknown(upper(n.Word))
	case model.HintUnused:
		return hintSentence(t.Notice, n.Hint)
	case model.TooEarly:
		return t.Notice.TooEarly
	case model.BadLink:
		return linkSentence(t.Notice, n.Problems)
	case model.OtherList:
		return t.Notice.OtherList
	case model.Copied:
		return t.Notice.Copied
	case model.CantSave:
		return t.Notice.CantSave
	case model.CorruptValue:
		return t.Notice.Corrupt(n.Key)
	case model.NewerValue:
		return t.Notice.Newer
	case model.GamesAdded:
		return addedSentence(t.History, n)
	case model.NotImported:
		return t.History.Refused(refusalReason(t.History.Reason, n.Refusal))
	}
	return listNotice(t, n)
}

// linkSentence writes what is wrong with a link, in a few words however much
// it is.
func linkSentence(t text.Notice, problems []model.LinkProblem) string {
	if len(problems) == 1 {
		return t.BadLink(problems[0].Param, shorten(problems[0].Value))
	}
	return t.BadLinks(
		[2]string{problems[0].Param, problems[1].Param},
		[2]string{shorten(problems[0].Value), shorten(problems[1].Value)},
		len(problems)-2,
	)
}

// shorten cuts a value that someone else chose to a length that can be shown.
func shorten(s string) string {
	const most = 24 // letters
	letters := []rune(s)
	if len(letters) <= most {
		return s
	}
	return string(letters[:most]) + "…"
}

// hintSentence writes which hint a guess does not use.
func hintSentence(t text.Notice, h engine.HintError) string {
	switch h.Kind {
	case engine.HintPosition:
		return t.Place(h.Position+1, upper(string(h.Letter)))
	case engine.HintLetter:
		return t.Letter(upper(string(h.Letter)), h.Count)
	case engine.HintTurn:
		return t.Turn(h.Turn + 1)
	}
	return t.Partner
}

// modeName returns what players call a mode.
func modeName(t text.Game, m engine.Mode) string {
	return map[engine.Mode]string{engine.Classic: t.Classic, engine.Quantum: t.Quantum}[m]
}

// placeText names a puzzle: which one, list, length, and what of its rules is
// not usual.
func placeText(t text.Text, p engine.Puzzle, list model.List) string {
	parts := []string{puzzleText(t.Game, p), listName(t, list), t.Game.Letters(p.Rules.Length)}
	if p.Rules.Tries != engine.DefaultTries {
		parts = append(parts, t.Game.Tries(p.Rules.Tries))
	}
	if p.Rules.Difficulty != engine.Normal {
		parts = append(parts, t.Game.Level(p.Rules.Difficulty.String()))
	}
	return strings.Join(parts, " · ")
}

// puzzleText says which puzzle it is.
func puzzleText(t text.Game, p engine.Puzzle) string {
	const (
		lastShown = 999_999 // the greatest seed that one would read out
		endShown  = 10_000  // of greater ones, the last four digits
	)
	switch {
	case p.Daily > 0:
		return t.Daily(p.Daily)
	case p.Seed <= lastShown:
		return t.Seeded(uint64(p.Seed))
	}
	return t.Random(fmt.Sprintf("%04d", p.Seed%endShown))
}

package notice

import (
	"strconv"
	"strings"

	"ketword/app/records"
	"ketword/app/text"
	"ketword/app/wording"
	"ketword/engine"
	"ketword/internal/each"
)

// The notices on a guess that is refused.

// gaps returns the positions of the missing letters, from 1.
func (n LettersMissing) gaps() []int {
	gaps := records.GapsIn(records.TilesOf(n.Typed, n.Length))
	for i := range gaps {
		gaps[i]++
	}
	return gaps
}

// TooShort says that the row is not full.
type TooShort struct {
	Length int // letters of a full row
}

func (n TooShort) Sentence(t *text.Text) string { return t.Notice.TooShort(n.Length) }

// LettersMissing says that tiles before others are empty.
type LettersMissing struct {
	Typed  string // with a blank for each empty tile
	Length int    // letters of a full row
}

func (n LettersMissing) Sentence(all *text.Text) string {
	t := &all.Notice
	gaps := n.gaps()
	last := len(gaps) - 1
	if last == 0 {
		return t.Missing(gaps[0])
	}
	before := each.Of(gaps[:last], strconv.Itoa)
	return t.MissingMore(strings.Join(before, ", "), gaps[last])
}

// UnknownWord says that the word is not in the list.
type UnknownWord struct {
	Word string
}

func (n UnknownWord) Sentence(t *text.Text) string { return t.Notice.Unknown(wording.Upper(t, n.Word)) }

// ForeignLetter says that the list lacks a letter.
type ForeignLetter struct {
	Letter engine.Letter
}

func (n ForeignLetter) Sentence(t *text.Text) string {
	return t.Notice.ForeignLetter(wording.Upper(t, string(n.Letter)))
}

// Repeated says that the word was guessed before.
type Repeated struct {
	Word string
	Turn int // index of the row
}

func (n Repeated) Sentence(t *text.Text) string {
	return t.Notice.Repeated(wording.Upper(t, n.Word), n.Turn+1)
}

// HintUnused says that the guess does not use a hint of an earlier turn.
type HintUnused struct {
	Hint engine.HintError
}

func (n HintUnused) Sentence(all *text.Text) string {
	t, h := &all.Notice, &n.Hint
	letters := wording.Uppers(all, h.Letters)
	switch h.Kind {
	case engine.HintPosition:
		return t.Position(h.Position+1, wording.Upper(all, string(h.Letter)), h.Turn+1)
	case engine.HintLetter:
		return wording.MustHave(all, wording.Upper(all, string(h.Letter)), h.Count, h.Turn+1)
	case engine.HintMoved:
		return t.Moved(h.Position+1, wording.Upper(all, string(h.Letter)), h.Turn+1)
	case engine.HintMost:
		return wording.HasAtMost(all, wording.Upper(all, string(h.Letter)), h.Count, h.Turn+1)
	case engine.HintPlace:
		return t.Place(h.Position+1, wording.Upper(all, string(h.Letter)), h.Turn+1)
	case engine.HintTimes:
		return t.Times(wording.Upper(all, string(h.Letter)), wording.Times(all, h.Count), h.Turn+1)
	case engine.HintWhole:
		return t.Whole(h.Turn+1, wording.Listed(&all.Speech, letters))
	case engine.HintShare:
		return t.Share(h.Turn+1, wording.AnyOf(&all.Speech, letters))
	case engine.HintSplit:
		return t.Split(h.Turn+1, wording.Listed(&all.Speech, letters))
	case engine.HintTurn:
		return t.Turn(h.Turn + 1)
	}
	return t.Partner
}

package engine

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"ketword/internal/each"
)

// piece is a part of a line between blanks.
type piece struct {
	text     string // without what stands around it
	kind     pieceKind
	notation Notation // of marks
	label    bool     // a colon stands behind it
	styles   int      // how many styles stand before it
}

// pieceKind is what a piece may be.
type pieceKind uint8

// The kinds.
const (
	otherPiece  pieceKind = iota
	signPiece             // nothing but signs between, before or behind other pieces
	numberPiece           // of a row
	wordPiece
	marksPiece
)

// pieceOf tells what a part of a line is.
func pieceOf(field string) piece {
	if bare := strings.Trim(field, "`~|\"'“”„‚‘’«»"); bare != "" {
		if n, is := notationOf(bare); is {
			return piece{text: bare, kind: marksPiece, notation: n}
		}
	}
	core := strings.TrimFunc(field, isSign)
	before, behind, _ := strings.Cut(field, core)
	p := piece{text: core, label: strings.Contains(behind, ":"), styles: len(before) - len(strings.TrimLeft(before, styles))}
	switch {
	case core == "":
		p.kind = signPiece
	case strings.Trim(core, "0123456789/") == "" && strings.Count(core, "/") <= 1: // also 1/6, but no date
		p.kind = numberPiece
	case utf8.RuneCountInString(core) >= MinLength && !strings.ContainsFunc(core, isNoLetter):
		p.kind = wordPiece
	}
	return p
}

// notationOf returns the notation in which all of a text is marks.
func notationOf(s string) (Notation, bool) {
	first, _ := utf8.DecodeRuneInString(s)
	n, _, _, known := findSymbol(readSymbol(first))
	return n, known && !strings.ContainsFunc(s, func(r rune) bool {
		other, _, _, known := findSymbol(readSymbol(r))
		return !known || other != n
	})
}

// isSign reports whether a character may stand around a guess. Other symbols may not: they could be marks.
func isSign(r rune) bool {
	return unicode.In(r, unicode.P, unicode.Sm, unicode.Sk) || strings.ContainsRune("◦●▪▸►", r)
}

func isNoLetter(r rune) bool { return !unicode.In(r, unicode.L, unicode.M) }

// dressedTurn reads a row with what people and programs put around it: quotes, signs and numbers of
// lists, bold and other styles, a colon, an equals sign, a dash or an arrow between guess and marks, a label or who
// has written when before them. It is none where anything else stands there, or the guess has not as many
// letters as there are marks.
func (read WordReader) dressedTurn(line string) (Turn, bool) {
	if strings.Contains(line, "://") {
		return Turn{}, false
	}
	pieces, lead := piecesOf(line)
	begin, end := marksIn(pieces)
	if begin == end {
		return read.loneGuess(pieces, line)
	}
	for i, p := range pieces {
		if (i < begin || i >= end) && p.kind == marksPiece && !strings.ContainsFunc(p.text, isNoLetter) {
			pieces[i].kind = wordPiece // as ooo is
		}
	}
	before, behind := pieces[:begin], slices.DeleteFunc(slices.Clone(pieces[end:]), func(p piece) bool { return p.kind == numberPiece })
	marks := strings.Join(each.Of(pieces[begin:end], func(p piece) string { return p.text }), "")
	switch {
	case slices.ContainsFunc(before, func(p piece) bool { return p.kind == marksPiece && len(p.text) > 1 }): // no list mark
		return Turn{}, false
	case len(behind) == 1 && behind[0].kind == wordPiece && (len(before) == 0 || mayPrecede(before[len(before)-1])):
		return read.fitting(behind[0].text, marks, 0)
	case len(behind) > 0:
		return Turn{}, false
	case endsInGuess(before):
		if t, is := read.fitting(before[len(before)-1].text, marks, lead); is || !before[len(before)-1].label {
			return t, is
		}
	case len(before) > 0 && !mayPrecede(before[len(before)-1]):
		return Turn{}, false
	}
	f, err := ParseFeedback(marks)
	return Turn{Feedback: f}, err == nil
}

// edited is what chats put behind a message that was changed.
var edited = []string{"(edited)", "(bearbeitet)", "(modifié)"}

// piecesOf returns the pieces of a line that are no signs, and how many styles stand at its beginning.
func piecesOf(line string) (pieces []piece, styled int) {
	for _, field := range strings.Fields(apart(line)) {
		if slices.Contains(edited, field) {
			continue
		}
		p := pieceOf(field)
		if len(pieces) == 0 {
			styled += p.styles
		}
		if p.kind != signPiece {
			pieces = append(pieces, p)
		}
	}
	if slices.ContainsFunc(pieces, piece.isEmoji) {
		pieces = slices.DeleteFunc(pieces, func(p piece) bool { return strings.Trim(p.text, styles) == "" })
	}
	return pieces, styled
}

// apart returns a line with blanks around marks that are emoji, and behind signs that follow a letter.
func apart(line string) string {
	const between = ":=→>–—|,;-"
	var b strings.Builder
	last, behindLetter := ' ', false
	for _, r := range line {
		isMark, wasMark := isEmojiMark(r), isEmojiMark(last)
		switch {
		case isMark != wasMark && (isMark && !unicode.IsSpace(last) && beside(last) || wasMark && beside(r)):
			b.WriteByte(' ')
		case behindLetter && strings.ContainsRune(between, last) && !strings.ContainsRune(between, r):
			b.WriteByte(' ')
		}
		behindLetter = unicode.IsLetter(r) || behindLetter && strings.ContainsRune(between, r)
		b.WriteRune(r)
		last = r
	}
	return b.String()
}

func isEmojiMark(r rune) bool {
	n, _, _, known := findSymbol(readSymbol(r))
	return known && n == Emoji
}

// beside reports whether a character beside an emoji is none of its row.
func beside(r rune) bool { return r < utf8.RuneSelf || isSign(r) || !isNoLetter(r) }

// isEmoji reports whether a piece is marks as emoji.
func (p piece) isEmoji() bool { return p.kind == marksPiece && p.notation == Emoji }

// marksIn returns where the marks of a row stand: the last pieces that are marks of one notation, emoji
// if there are any.
func marksIn(pieces []piece) (begin, end int) {
	emoji := slices.ContainsFunc(pieces, piece.isEmoji)
	end = len(pieces)
	for end > 0 && (pieces[end-1].kind != marksPiece || emoji && !pieces[end-1].isEmoji()) {
		end--
	}
	begin = end
	for begin > 0 && pieces[begin-1].kind == marksPiece && pieces[begin-1].notation == pieces[end-1].notation {
		begin--
	}
	return begin, end
}

// labels are words that the terminal edition writes before rows.
var labels = []string{"guess", "result"}

// endsInGuess reports whether the last piece before the marks is their guess. With a colon it may
// be a label as well, or who has written them.
func endsInGuess(before []piece) bool {
	last := len(before) - 1
	if last < 0 || before[last].kind != wordPiece || before[last].label && slices.Contains(labels, strings.ToLower(before[last].text)) {
		return false
	}
	return last == 0 || mayPrecede(before[last-1])
}

// mayPrecede reports whether a piece may stand before a row.
func mayPrecede(p piece) bool {
	return p.kind == numberPiece || p.kind == marksPiece || p.label && !strings.Contains(p.text, ":")
}

// loneGuess reads a guess without marks. What ends as a sentence does is none.
func (read WordReader) loneGuess(pieces []piece, line string) (Turn, bool) {
	last := len(pieces) - 1
	if last < 0 || pieces[last].kind != wordPiece || last > 0 && !mayPrecede(pieces[last-1]) || meantAsRow(line) {
		return Turn{}, false
	}
	if _, marks := notationOf(pieces[last].text); marks {
		return Turn{}, false // as xx would be read alone
	}
	guess, err := read(pieces[last].text)
	behind := line[strings.LastIndex(line, pieces[last].text):]
	return Turn{Guess: guess}, err == nil && !strings.ContainsAny(behind, ".!?…")
}

// fitting returns the turn of a guess and marks, if they are as many. Marks of a pattern may have styles
// around them, or only behind them, if so many stand before the guess.
func (read WordReader) fitting(text, marks string, styled int) (Turn, bool) {
	guess, err := read(text)
	if err != nil {
		return Turn{}, false
	}
	if more := len(marks) - guess.Len(); more > 0 && strings.ContainsAny(marks[:1], "_*+o") {
		head, tail := marks[:more/2], marks[len(marks)-more+more/2:]
		switch {
		case more == styled && strings.Trim(marks[guess.Len():], styles) == "":
			marks = marks[:guess.Len()]
		case more%2 == 0 && strings.Trim(head, styles) == "" && head == tail:
			marks = marks[more/2 : len(marks)-more/2]
		}
	}
	f, err := ParseFeedback(marks)
	return Turn{Guess: guess, Feedback: f}, err == nil && f.Len() == guess.Len()
}

package model

import (
	"errors"
	"strings"
	"unicode"
	"unicode/utf8"

	"ketword/engine"
)

// press adds a letter to the row, if the keyboard has it and the row has room.
func (m Model) press(l engine.Letter) (Model, []Effect) {
	letters := m.Layout().typed(unicode.ToLower(l))
	full := utf8.RuneCountInString(m.Typed+letters) > m.Game.Puzzle.Rules.Length
	if m.Game.Status() != engine.Playing || full || letters == "" {
		return m, nil
	}
	return m.retype(m.Typed + letters)
}

// typable returns of text what can stand in the row that is typed next. The
// list need not be here, so any letter can.
func typable(text string, g engine.Game) string {
	if g.Status() != engine.Playing {
		return ""
	}
	room := g.Puzzle.Rules.Length
	return strings.Map(func(l engine.Letter) engine.Letter {
		if room == 0 || !unicode.IsLower(l) && !unicode.Is(unicode.Lo, l) {
			return -1
		}
		room--
		return l
	}, text)
}

// erase takes back the last letter.
func (m Model) erase() (Model, []Effect) {
	if m.Typed == "" {
		return m, nil
	}
	_, size := utf8.DecodeLastRuneInString(m.Typed)
	return m.retype(m.Typed[:len(m.Typed)-size])
}

// retype replaces the row being typed.
func (m Model) retype(typed string) (Model, []Effect) {
	m.Typed, m.Notice = typed, Notice{}
	return m.save()
}

// enter plays the typed row, or tells why it can't and leaves it to be
// edited.
func (m Model) enter() (Model, []Effect) {
	if m.Game.Status() != engine.Playing {
		return m, nil
	}
	next, err := m.play()
	if err != nil {
		m.Refusals++
		return m.tell(m.refusal(err)), nil
	}
	m.Game, m.Typed, m.Notice, m.Refusals = next, "", Notice{}, 0
	m.Fresh = len(next.Turns()) - 1
	return m.say(SayRow).save()
}

// play returns the game after the typed row.
func (m Model) play() (engine.Game, error) {
	guess, err := engine.ParseWord(m.Typed)
	if err != nil {
		return m.Game, err
	}
	return m.Game.Play(guess, m.Lexicon)
}

// refusal returns what to tell of a guess that the rules refuse.
func (m Model) refusal(err error) Notice {
	var hint *engine.HintError
	switch {
	case errors.Is(err, engine.ErrUnknown):
		return Notice{Kind: Unknown, Word: m.Typed}
	case errors.As(err, &hint):
		return Notice{Kind: HintUnused, Hint: hint}
	}
	return Notice{Kind: TooShort, Length: m.Game.Puzzle.Rules.Length}
}

// giveUp ends the game as lost.
func (m Model) giveUp() (Model, []Effect) {
	m.Screen = NoScreen
	if m.Game.Status() != engine.Playing {
		return m, nil
	}
	m.Game, m.Typed = m.Game.GiveUp(), ""
	m.Notice, m.Fresh = Notice{}, NoRow
	return m.say(SayRow).save()
}

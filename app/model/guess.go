package model

import (
	"errors"
	"strings"

	"ketword/app/notice"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/engine"
	"ketword/internal/copied"
)

// Press is a letter typed, in any case.
type Press struct {
	Letter engine.Letter
	More   string        // letters that the same key types behind it
	Place  engine.Letter // what stands on a usual Latin keyboard where the key is; 0 if that is not known
}

// update writes the letter at the cursor, if the keyboard has it and the row has room. A letter of another script
// stands for that of its place.
func (msg Press) update(m *Model) {
	m.keepAhead(msg)
	if !m.TakesGuesses() {
		return
	}
	letters := msg.typed(m.Layout().Alphabet())
	if len(letters) == 0 {
		m.tellForeign(msg.Letter)
		return
	}
	complete, at := m.complete(), m.cursorTile()
	for _, letter := range letters {
		m.put(letter)
	}
	if m.submits(complete, at) {
		Enter{}.update(m)
	}
}

// typed returns what the letters of the key type by an alphabet or, where one types nothing, that of its place; nil
// if that types nothing, too.
func (msg Press) typed(by engine.Alphabet) []string {
	var letters []string
	for _, l := range string(msg.Letter) + msg.More {
		typed := by.Typed(l)
		if typed == "" {
			letters = nil
			break
		}
		letters = append(letters, typed)
	}
	if at := by.Typed(msg.Place); letters == nil && at != "" {
		return []string{at}
	}
	return letters
}

// Erase takes back the last letter typed, or the one at the cursor.
type Erase struct{}

func (msg Erase) update(m *Model) {
	if m.keepAhead(msg); m.TakesGuesses() && m.Typed != "" {
		m.erase()
	}
}

// Clear empties the row being typed.
type Clear struct{}

func (msg Clear) update(m *Model) {
	if m.keepAhead(msg); m.TakesGuesses() && m.Typed != "" {
		m.retype("")
	}
}

// tellForeign tells, once, of a letter that the list has no key for.
func (m *Model) tellForeign(l engine.Letter) {
	if !m.toldForeign && m.Opened() {
		m.toldForeign = true
		m.showNotices(notice.ForeignLetter{Letter: l})
	}
}

// retype replaces the row being typed.
func (m *Model) retype(typed string) {
	m.Typed, m.cursor, m.pointedOut, m.Notices, m.retry = typed, cursor{}, false, m.lasting(), nil
	if mode := m.Game.Puzzle.Rules.Mode.String(); !m.introduced[mode] {
		m.introduced = copied.With(m.introduced, mode, true)
	}
	if m.Opened() {
		m.save()
	}
}

// retypeWord replaces the row being typed by a word.
func (m *Model) retypeWord(w engine.Word) {
	letters := ""
	for _, l := range w.Letters() {
		letters += string(l)
	}
	m.retype(letters)
}

// typedWord returns the word that is typed; the empty word if it is not complete.
func (m *Model) typedWord() engine.Word {
	w, _ := engine.ParseWord(engine.Text(m.Typed))
	return w
}

// Enter plays the typed row.
type Enter struct{}

// update leaves a row that can't be played as it is, to be edited. A word that was guessed
// before is pointed out first.
func (msg Enter) update(m *Model) {
	m.keepAhead(msg)
	if !m.Opened() || !m.TakesGuesses() {
		return
	}
	m.retry = nil // the player goes on here
	if m.pointOutRepeat() {
		return
	}
	next, err := m.play()
	if err != nil {
		m.refusals++
		if strings.ContainsRune(m.Typed, records.Blank) {
			m.cursor = cursor{tile: m.gaps()[0], moved: true}
		}
		m.showNotices(m.refusal(err))
		return
	}
	m.Game, m.Typed, m.cursor, m.Notices, m.refusals = next, "", cursor{}, nil, 0
	m.pointedOut = false
	m.Fresh = len(next.Rows()) - 1
	if next.Status() == engine.Lost && len(next.TurnsAfterLoss()) == 0 {
		m.lose()
	}
	if !m.Playing() && m.Screen == screen.Hint { // beside the board; there is nothing to ask any more
		m.Screen = screen.None
	}
	m.say(SayRow)
	if m.Playing() && !m.Again() {
		m.journalUnfinished(m.Current())
	}
	m.save()
}

// play returns the game after the typed row.
func (m *Model) play() (engine.Game, error) {
	guess, err := engine.ParseWord(engine.Text(m.Typed))
	if err != nil {
		return m.Game, err
	}
	if m.Cover() == session.KeepsGuessing {
		return m.Game.KeepGuessing(guess, m.Vocabulary())
	}
	return m.Game.Play(guess, m.Vocabulary())
}

// refusal returns what to tell of a guess that the rules refuse.
func (m *Model) refusal(err error) notice.Notice {
	hint, unused := errors.AsType[*engine.HintError](err)
	switch {
	case strings.ContainsRune(m.Typed, records.Blank):
		return notice.LettersMissing{Typed: m.Typed, Length: m.Game.Puzzle.Rules.Length}
	case errors.Is(err, engine.ErrUnknown):
		if list, lacked := m.LackedGuesses(); lacked {
			return notice.GuessesMissing{List: list, Coming: m.Fetching[list.Name]}
		}
		return notice.UnknownWord{Word: m.typedWord().String()}
	case unused:
		return notice.HintUnused{Hint: *hint}
	}
	return notice.TooShort{Length: m.Game.Puzzle.Rules.Length}
}

// submits reports whether the letter that was just written has the row judged: it filled
// the last gap, or a full row was written anew up to its end. A letter that is changed in
// the midst of a full row does not: others may be still to come. Before, the row may have
// been complete, and the cursor was at a tile.
func (m *Model) submits(complete bool, at int) bool {
	if m.Settings.Value(session.Submit) != "on" || !m.Opened() || !m.complete() || m.Alphabet().Joins() { // a sign may follow the last letter
		return false
	}
	length := m.Game.Puzzle.Rules.Length
	return !complete || at < length && m.cursorTile() == length
}

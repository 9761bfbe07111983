package play

import (
	"errors"
	"slices"
	"strings"
	"unicode/utf8"

	"ketword/app/notice"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/engine"
)

// Press is a typed letter, in upper or lower case.
type Press struct {
	Letter engine.Letter
	More   string        // further letters that the same key types
	Place  engine.Letter // at the key's position on a keyboard for the list; 0 if unknown
}

// Change writes the letter at the cursor, if the keyboard has it and the row has room. A letter of another
// script is replaced by the letter at its position. If the list has no key for a letter,
// the player is told once.
func (msg Press) Change(s *session.Session, m *Model, out *screen.Intents) {
	if !s.TakesGuesses() {
		return
	}
	letters := msg.typed(s.Layout().Alphabet())
	if len(letters) == 0 && !m.toldForeign && s.Opened() {
		m.toldForeign = true
		out.Add(screen.ShowNotice{Notice: notice.ForeignLetter{Letter: msg.Letter}})
	}
	if len(letters) == 0 {
		return
	}
	gaps, at := len(m.gaps(s)), m.cursorTile(s)
	for _, letter := range letters {
		m.put(s, letter, out)
	}
	if m.submits(s, gaps == 0, at) {
		Enter{}.Change(s, m, out)
	}
}

// typed returns the letters that the key types in an alphabet. If one of its letters is not in the
// alphabet, it is the letter of its position, or nil if that is not either.
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

// put writes letters at the cursor. The cursor moves to the next tile or, if it was not
// placed on one, to the next empty tile. Letters without room are ignored, and so are marks
// that combine with no letter.
func (m *Model) put(s *session.Session, letters string, out *screen.Intents) {
	tiles, at := m.tiles(s), m.cursorTile(s)
	if joined, is := m.joined(tiles, at, letters); is {
		tiles[at-1] = joined
		m.retypeAt(s, tiles, at, out)
		return
	}
	next := at + utf8.RuneCountInString(letters)
	if _, err := engine.ParseLetters(letters); err != nil || next > len(tiles) {
		return
	}
	filled := tiles[at] == records.Blank
	copy(tiles[at:], []engine.Letter(letters))
	if gaps := records.GapsIn(tiles); len(gaps) > 0 && (filled || next == len(tiles)) {
		i, _ := slices.BinarySearch(gaps, next)
		next = gaps[i%len(gaps)]
	}
	m.retypeAt(s, tiles, next, out)
}

// joined returns the letter before the cursor combined with a typed mark, such as a vowel sign. It
// returns false if what was typed is a letter of its own.
func (m *Model) joined(tiles []engine.Letter, at int, typed string) (engine.Letter, bool) {
	if at == 0 || m.cursor.chosen || tiles[at-1] == records.Blank || utf8.RuneCountInString(typed) != 1 {
		return 0, false
	}
	more, _ := utf8.DecodeRuneInString(typed)
	return engine.Join(tiles[at-1], more)
}

// retypeAt replaces the typed row, and moves the cursor to a tile.
func (m *Model) retypeAt(s *session.Session, tiles []engine.Letter, at int, out *screen.Intents) {
	m.retype(s, strings.TrimRight(string(tiles), string(records.Blank)), out)
	if at != utf8.RuneCountInString(m.Typed) {
		m.cursor = cursor{tile: at, moved: true}
	}
}

// submits reports whether the letter just written submits the row: it filled the last gap,
// or completed a full row that was written anew to its end. A letter changed within a full
// row does not, since others may follow. complete and at say whether the row was complete
// before, and where the cursor was.
func (m *Model) submits(s *session.Session, complete bool, at int) bool {
	if s.Settings.Value(session.Submit) != "on" || !s.Opened() || len(m.gaps(s)) > 0 || s.Alphabet().Joins() { // a combining mark may follow the last letter
		return false
	}
	length := s.Game.Puzzle.Rules.Length
	return !complete || at < length && m.cursorTile(s) == length
}

// Erase empties the tile at the cursor if the player placed it there, or else the tile before it.
type Erase struct{}

func (Erase) Change(s *session.Session, m *Model, out *screen.Intents) {
	at, tiles := m.cursorTile(s), m.tiles(s)
	if !m.cursor.chosen || at == len(tiles) || tiles[at] == records.Blank {
		at--
	}
	if !s.TakesGuesses() || m.Typed == "" || at < 0 {
		return
	}
	tiles[at] = records.Blank
	m.retypeAt(s, tiles, at, out)
}

// Clear empties the typed row.
type Clear struct{}

func (Clear) Change(s *session.Session, m *Model, out *screen.Intents) {
	if s.TakesGuesses() && m.Typed != "" {
		m.retype(s, "", out)
	}
}

// TypeWord replaces the typed row by a word.
type TypeWord struct{ Word engine.Word }

func (msg TypeWord) Change(s *session.Session, m *Model, out *screen.Intents) {
	letters := ""
	for _, l := range msg.Word.Letters() {
		letters += string(l)
	}
	m.retype(s, letters, out)
}

// Enter plays the typed row.
type Enter struct{}

// Change plays the typed row. A row that can't be played stays, to be edited. A word that was already
// guessed is seldom meant: the player is told first, and plays it with a second Enter.
func (Enter) Change(s *session.Session, m *Model, out *screen.Intents) {
	if !s.Opened() || !s.TakesGuesses() {
		return
	}
	out.Add(screen.GoOn{})
	guess, err := engine.ParseWord(engine.Text(m.Typed))
	before := slices.IndexFunc(s.Game.Rows(), func(t engine.Turn) bool { return t.Guess == guess })
	if before >= 0 && !m.pointedOut && s.Game.Check(guess, s.Vocabulary()) == nil {
		m.pointedOut = true
		m.refuse(notice.Repeated{Word: guess.String(), Turn: before}, out)
		return
	}
	next := s.Game
	switch {
	case err != nil:
	case s.Cover() == session.KeepsGuessing:
		next, err = s.Game.KeepGuessing(guess, s.Vocabulary())
	default:
		next, err = s.Game.Play(guess, s.Vocabulary())
	}
	if err != nil {
		m.refuse(m.refusal(s, guess, err), out)
		return
	}
	m.row = row{Fresh: len(next.Rows())}
	m.Say(s, SayRow)
	cover := s.SecretCover
	if next.Status() == engine.Lost && len(next.TurnsAfterEnd()) == 0 {
		cover = s.LossCover()
	}
	out.Add(screen.SetGame{Game: next, Cover: cover})
	if rows := next.Rows(); rows[len(rows)-1].Feedback.NearlyWins() {
		out.Add(screen.ShowNotice{Notice: notice.OfBothWords})
	}
}

// refuse tells the player why the typed row is not played, and shakes it.
func (m *Model) refuse(why notice.Notice, out *screen.Intents) {
	m.refusals++
	out.Add(screen.ShowNotice{Notice: why})
}

// refusal returns the notice for a refused guess. If the row has gaps, it moves the cursor to the first.
func (m *Model) refusal(s *session.Session, guess engine.Word, err error) notice.Notice {
	hint, unused := errors.AsType[*engine.HintError](err)
	switch {
	case strings.ContainsRune(m.Typed, records.Blank):
		m.cursor = cursor{tile: m.gaps(s)[0], moved: true}
		return notice.LettersMissing{Typed: m.Typed, Length: s.Game.Puzzle.Rules.Length}
	case errors.Is(err, engine.ErrUnknown):
		if list, lacked := s.LackedGuesses(); lacked {
			return notice.GuessesMissing{List: list, Coming: s.Fetching[list.Name]}
		}
		return notice.UnknownWord{Word: guess.String()}
	case unused:
		return notice.HintUnused{Hint: *hint}
	}
	return notice.TooShort{Length: s.Game.Puzzle.Rules.Length}
}

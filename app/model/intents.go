package model

import (
	"ketword/app/effect"
	"ketword/app/friends"
	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/app/play"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/screen/games"
	"ketword/app/screen/review"
	"ketword/app/screen/scores"
	"ketword/app/screen/share"
	"ketword/app/session"
	"ketword/engine"
	"ketword/engine/coach"
)

// Model is the [screen.Host]: its methods here carry out the intents of screens.

// carry carries out intents in order.
func (m *Model) carry(intents screen.Intents) {
	for _, i := range intents {
		i.Carry(m)
	}
}

func (m *Model) CloseScreen()                          { m.Screen = screen.None }
func (m *Model) Perform(e effect.Effect)               { m.do(e) }
func (m *Model) Store(key, value string)               { m.unlessFrozen(key, effect.Save{Key: key, Value: value}) }
func (m *Model) AskAgain()                             { m.Answers = m.Answers.Again() }
func (m *Model) TypeWord(w engine.Word)                { m.receive(play.TypeWord{Word: w}) }
func (m *Model) Unconfirm()                            { m.dropNoticesOf(notice.OfAction) }
func (m *Model) DropNotices()                          { m.Notices = nil }
func (m *Model) Select(s records.Selection)            { m.Selection, m.Games = s, games.Model{} }
func (m *Model) ReadScores(line string)                { m.receive(scores.Add{Line: line}) }
func (m *Model) ReviewRows(g coach.Game, l lists.Name) { m.receive(review.ShowRows{Game: g, List: l}) }

// ShareChallenge notes that the player has chosen the secret, and shows what is to be sent.
func (m *Model) ShareChallenge(r records.Result, clue string) {
	m.Made = m.WithMade(r.Game.Puzzle.Identity)
	m.Store(session.MadeKey, m.WriteMade())
	if m.PlayerName != "" { // for the next time
		m.Kept.Me = m.PlayerName
		m.KeepFriends(m.Kept)
	}
	m.receive(share.ShowChosen{Result: r, Clue: clue})
}

// KeepFriends replaces what is kept of friends, and stores it; if it is empty, the stored value is removed.
func (m *Model) KeepFriends(f friends.Friends) {
	m.Kept = f
	if f.Empty() {
		m.unlessFrozen(friends.Key, effect.Remove{Key: friends.Key})
		return
	}
	m.Store(friends.Key, f.Write())
}

// ShowPuzzle opens a puzzle that was played before.
func (m *Model) ShowPuzzle(p engine.Puzzle, again bool) {
	d := target{list: lists.Of(p.Identity), rules: p.Rules, kind: toPuzzle, puzzle: p, again: again, asked: true}
	if again {
		d.notices = []notice.Notice{notice.PlayedAgain}
	}
	m.goTo(d)
}

// GoOn drops the notices, except those that stay during the first guess, and what TryAgain would load.
func (m *Model) GoOn() { m.Notices, m.retry = m.lasting(), nil }

// SaveGame stores the game in play.
func (m *Model) SaveGame() {
	if m.Opened() {
		m.save()
	}
}

// SetGame replaces the game in play by the game after the player's action.
func (m *Model) SetGame(g engine.Game, c session.Cover) {
	m.Game, m.SecretCover, m.Notices = g, c, nil
	if !m.Playing() && m.Screen == screen.Hint { // it is beside the board, and has nothing to ask any more
		m.Screen = screen.None
	}
	if m.Playing() && !m.Again() {
		m.journalUnfinished(m.Current())
	}
	m.save()
}

// SetPencil replaces the notes of the game in play, and stores them.
func (m *Model) SetPencil(p records.Pencil) {
	m.Pencil = p
	m.SaveGame()
}

// MarkAssisted marks the game in play as assisted, permanently.
func (m *Model) MarkAssisted() {
	if m.Assisted || !m.Playing() {
		return
	}
	m.Assisted = true
	m.save()
}

// FetchWords loads the words of a list, unless they are loaded.
func (m *Model) FetchWords(name lists.Name) {
	if list, found := m.Find(name); found && m.Words[name] == nil {
		m.fetch(list)
	}
}

// ShowNotice shows a notice. A confirmation is shown for a moment only.
func (m *Model) ShowNotice(n notice.Notice) {
	if notice.SubjectOf(n) == notice.OfAction {
		m.confirm(n)
	} else {
		m.showNotices(n)
	}
}

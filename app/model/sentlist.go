package model

import (
	"strings"

	"ketword/app/links"
	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/app/play"
	"ketword/app/screen"
	"ketword/engine"
	"ketword/internal/each"
)

// A link to a puzzle of a short list of a player carries its words, so that others can import it with one
// button.

// sentList returns the list that came with the link of a target, and who sent it. It returns false if none
// came, or another one.
func sentList(d target) (draft lists.Draft, sender string, came bool) {
	l, err := links.OpenList(d.sent)
	if err != nil {
		return draft, "", false
	}
	text := func(words []engine.Word) string { return strings.Join(each.Of(words, engine.Word.String), "\n") }
	draft, err = lists.Read(engine.Forever, lists.Form{Title: l.Title, Answers: text(l.Answers), Guesses: text(l.Guesses), Also: l.Also, Takes: true, Agrees: true})
	return draft, l.Sender, err == nil && draft.List().Name == d.list
}

// lacking returns the notice for a target whose list is not here.
func lacking(d target, list lists.List) notice.Notice {
	if draft, sender, came := sentList(d); came {
		return notice.ListSent{List: draft.List(), Sender: sender}
	}
	return notice.ListMissing{List: list}
}

// TakeList imports the list that came with a link, and opens the link's puzzle.
type TakeList struct{}

func (TakeList) update(m *Model) {
	draft, _, came := sentList(m.missing)
	if _, here := m.Find(m.missing.list); !came || here {
		return
	}
	list := draft.List()
	list.Title = lists.FreeTitle(list.Title, m.Own)
	m.missing.keepURL, m.Screen = false, screen.None
	m.AddList(list, draft, lists.Name{})
}

// OffersList reports whether a list that came with a link stands on the board. What is typed there waits for the player's
// answer, since it would be for another puzzle.
func (m *Model) OffersList() bool {
	for _, n := range m.InLine() {
		if is[notice.ListSent](n) {
			return true
		}
	}
	return false
}

// answersOffer reports whether a message of the game is not for the game, since a list is offered. Enter takes the list, and
// Escape leaves it.
func (m *Model) answersOffer(msg screen.Msg[play.Model]) bool {
	if !m.OffersList() {
		return false
	}
	switch msg.(type) {
	case play.Enter:
		TakeList{}.update(m)
	case play.Clear:
		m.dropNotices(is[notice.ListSent])
	case play.Press, play.Erase:
	default:
		return false
	}
	return true
}

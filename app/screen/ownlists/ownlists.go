// Package ownlists is the screen of the player's own lists, with buttons for each and the import form.
package ownlists

import (
	"ketword/app/effect"
	"ketword/app/links"
	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/app/text"
)

// Screen is the screen of the player's lists.
var Screen = screen.Screen{
	Name: screen.Lists, Title: func(t *text.Text) string { return t.OwnLists.Title },
	Focus:   ".bar button",
	Actions: actions, OwnLists: true, Shows: []notice.Subject{notice.OfStorage, notice.OfLists, notice.OfLoading},
}

// Model is the state of the screen.
type Model struct {
	screen.Plain

	Renaming lists.Name // list whose title is being edited
	Import   Import     // the import form
}

// Opened loads the lists that fit in a link, so that it can be shared.
func (m *Model) Opened(s *session.Session, out *screen.Intents) {
	m.Renaming = lists.Name{}
	for _, l := range s.Own {
		if links.Fits(l) {
			out.Add(screen.FetchWords{List: l.Name})
		}
	}
}

// AskRename opens the input for a list's title; the zero name closes it.
type AskRename struct{ List lists.Name }

func (msg AskRename) Change(_ *session.Session, m *Model, _ *screen.Intents) { m.Renaming = msg.List }

// Rename changes the title of a list.
type Rename struct {
	List  lists.Name
	Title string
}

// Change sets the title. A blank title changes nothing.
func (msg Rename) Change(s *session.Session, m *Model, out *screen.Intents) {
	list, found := s.Find(msg.List)
	title := lists.CleanTitle(msg.Title)
	m.Renaming = lists.Name{}
	if found && msg.List.Own() && title != "" && title != list.Title {
		list.Title = title
		out.Add(screen.RenameList{List: list})
	}
}

// Export offers a part of a list as a file, or both in the form if Part is "".
type Export struct {
	List lists.Name
	Part lists.Part
}

func (msg Export) Change(s *session.Session, _ *Model, out *screen.Intents) {
	if list, found := s.Find(msg.List); found {
		out.Add(screen.Perform{Effect: effect.OfferList{List: list, Part: msg.Part, Words: s.Words[list.Name]}})
	}
}

package session

import (
	"slices"

	"ketword/app/lists"
	"ketword/engine"
	"ketword/engine/lexicon"
)

// Library is the lists and their words, as far as they are here.
type Library struct {
	Lists    []lists.List // built-in
	Own      []lists.List // that the player brought, by title
	Deleted  []lists.List // of them, that can be brought back, the deleted last last
	OwnState OwnState
	Waiting  Waiting

	Words    map[lists.Name]*lexicon.Lexicon // of the lists that are loaded
	Books    map[lists.Name]string           // of openings, of the lists that are loaded
	Fetching map[lists.Name]bool             // lists whose words may be guessed, on their way
}

// OwnState is whether the browser has told which lists of the player it keeps.
type OwnState uint8

// The states.
const (
	OwnAwaited OwnState = iota // it has not told yet
	OwnKnown                   // it has told
	OwnUnread                  // it has not, and is not waited for any more
)

// Waiting is a list that is being loaded. The zero Waiting waits for nothing.
type Waiting struct {
	List lists.List
	Got  int // bytes, of List.Bytes
}

// Active reports whether a list is being loaded.
func (w *Waiting) Active() bool { return w.List.Name != lists.Name{} }

// Percent returns how much has been loaded, from 0 to 100.
func (w *Waiting) Percent() int {
	if w.List.Bytes == 0 {
		return 0
	}
	return min(100*w.Got/w.List.Bytes, 100)
}

// Find returns what is known of a list; false if it isn't here. A player's
// list is found by its tag alone, whatever the length that is asked for.
func (l *Library) Find(name lists.Name) (lists.List, bool) {
	for _, some := range [][]lists.List{l.Lists, l.Own} {
		for _, list := range some {
			if list.Name == name || list.Name.Own() && list.Name.Lang == name.Lang {
				return list, true
			}
		}
	}
	return lists.List{Name: name}, false
}

// HasListOf reports whether the list of a puzzle is here.
func (l *Library) HasListOf(id engine.Identity) bool {
	_, found := l.Find(lists.Of(id))
	return found
}

// Offers reports whether a list is here and has secrets for a mode.
func (l *Library) Offers(name lists.Name, mode engine.Mode) bool {
	list, found := l.Find(name)
	return found && list.HasSecrets(mode)
}

// ListFor returns the list that is played in a mode: the one opened last, or
// else that of the game in play, or that of a first game.
func (s *Session) ListFor(mode engine.Mode) lists.Name {
	for _, name := range []lists.Name{s.Recent.lastList(mode), s.InPlay.Name} {
		if name.Own() && s.OwnState == OwnAwaited || s.Offers(name, mode) {
			return name
		}
	}
	return s.FirstList()
}

// FirstList returns the list of a first game: that of the page's language, if there is one.
func (s *Session) FirstList() lists.Name {
	name := lists.Default()
	name.Lang = s.Settings.PageLang
	if _, found := s.Find(name); found {
		return name
	}
	return lists.Default()
}

// NextList returns the list that the next puzzle is of: the one being loaded,
// or else the one in play.
func (s *Session) NextList() lists.Name {
	if s.Waiting.Active() {
		return s.Waiting.List.Name
	}
	return s.InPlay.Name
}

// AllLists returns the lists that there are to choose from: built-in ones, and the player's.
func (l *Library) AllLists() []lists.List { return slices.Concat(l.Lists, l.Own) }

// ListWithCode returns the list that a title of a version before names, or the default list,
// which one of today doesn't name; false if it isn't here.
func (l *Library) ListWithCode(code string) (lists.Name, bool) {
	if code == "" {
		return lists.Default(), true
	}
	for _, list := range l.AllLists() {
		if list.Code() == code {
			return list.Name, true
		}
	}
	return lists.Name{}, false
}

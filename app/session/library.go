package session

import (
	"ketword/app/lists"
	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/internal/each"
)

// Library holds the known lists, and the words of those that are loaded.
type Library struct {
	Lists    []lists.List      // the built-in lists
	Own      []lists.List      // the player's lists, by title
	Deleted  []lists.List      // deleted lists of the player that can be restored, latest last
	Edits    map[string]string // tags of lists that an edit made, with those of the lists that they replaced
	OwnState OwnState
	Waiting  Waiting

	Words    map[lists.Name]*lexicon.Lexicon // words of the loaded lists
	Books    map[lists.Name]string           // books of openings of the loaded lists
	Fetching map[lists.Name]bool             // lists that are being loaded
}

// OwnState is whether the browser has returned the player's lists.
type OwnState uint8

const (
	OwnAwaited OwnState = iota // not yet
	OwnKnown                   // it has
	OwnUnread                  // it has not, and the program no longer waits
)

// Waiting is the list that is being loaded, with the bytes that have arrived. The zero Waiting means none.
type Waiting struct {
	List lists.List
	Got  int // bytes, out of List.Bytes
}

// Active reports whether a list is being loaded.
func (w *Waiting) Active() bool { return w.List.Name != lists.Name{} }

// Percent returns how much has been loaded, from 0 to 100 percent.
func (w *Waiting) Percent() int {
	if w.List.Bytes == 0 {
		return 0
	}
	return min(100*w.Got/w.List.Bytes, 100)
}

// Find returns the list of a name, or false if it is unknown. A player's list is found by
// its tag alone; the length is ignored.
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

// HasListOf reports whether the list of a puzzle is known.
func (l *Library) HasListOf(id engine.Identity) bool {
	_, found := l.Find(lists.Of(id))
	return found
}

// Offers reports whether a list is known and has secrets for a mode.
func (l *Library) Offers(name lists.Name, mode engine.Mode) bool {
	list, found := l.Find(name)
	return found && list.HasSecrets(mode)
}

// ListFor returns the list to play in a mode: the one opened last in the mode, or else the
// current one, or else that of a first game.
func (s *Session) ListFor(mode engine.Mode) lists.Name {
	for _, name := range []lists.Name{s.Recent.lastList(mode), s.InPlay.Name} {
		if name.Own() && s.OwnState == OwnAwaited || s.Offers(name, mode) {
			return name
		}
	}
	return s.FirstList()
}

// FirstList returns the list of a first game: the default list of the page's language, if there is one.
func (s *Session) FirstList() lists.Name {
	name := lists.Default()
	name.Lang = s.Settings.PageLang
	if _, found := s.Find(name); found {
		return name
	}
	return lists.Default()
}

// NextList returns the list of the next puzzle: the one being loaded, or else the current
// one.
func (s *Session) NextList() lists.Name {
	if s.Waiting.Active() {
		return s.Waiting.List.Name
	}
	return s.InPlay.Name
}

// AllLists returns all lists to choose from: the built-in ones, then the player's.
func (l *Library) AllLists() []lists.List { return each.Joined(l.Lists, l.Own) }

// ListWithCode returns the list that a code in a title names, or false if it is unknown.
// Titles of today don't name the default list; those of older versions do.
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

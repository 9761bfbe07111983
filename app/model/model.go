// Package model is the whole state of the program and its pure update: a
// message and a model give the next model and effects, which are data. It
// knows neither browser nor clock nor randomness; what it needs of them comes
// in messages.
package model

import (
	"ketword/engine"
	"ketword/engine/lexicon"
)

// Model is the state of the program. It is a value: Update returns a new one
// and never writes into the maps and slices of the old.
type Model struct {
	Lists   []List // built-in
	Own     []List // that the player brought, by title
	OwnRead bool   // storage has told of them
	changes int    // made to them, so that an older answer of storage is known
	Waiting Waiting
	Chosen  bool // a list was chosen in the open menu

	Lexicon *lexicon.Lexicon // the words of the list in play; nil before the first puzzle is open
	InPlay  List             // the list in play
	Day     engine.Day       // today, in the player's time zone

	Game  engine.Game
	List  lexicon.Fingerprint // of the list that the game was begun with
	Typed string              // letters of the row being typed, lower-case
	Fresh int                 // row whose marks are to be revealed; NoRow if none

	Saved   map[engine.Identity]Saved // unfinished games
	Recent  Recent
	Visited map[string]engine.Puzzle // by mode and list, the last one opened
	History History

	Screen   Screen // dialog that is open
	Tab      Tab    // of the statistics
	Notice   Notice // sentence in the message line
	Refusals int    // guesses refused in this row; each shakes it
	Spoken   Spoken // what a screen reader is told

	Reading     bool            // a file with a history
	UpdateReady bool            // a new version of the site waits
	Unsaved     bool            // the player was told that nothing can be saved
	frozen      map[string]bool // keys whose values a newer program wrote

	Import   Import // the form for bringing a list
	Renaming ListName
	Deleted  []List // that can be brought back, the last deleted last
	loaded   map[ListName]*lexicon.Lexicon
	wanted   destination // of a link whose list is not here
}

// Msg is something that happened. Each kind has its update in the file of the
// feature that it belongs to.
type Msg interface {
	// update returns the model after the message, and what is to be done.
	update(Model) (Model, []Effect)
}

// Update returns the model after a message, and what is to be done.
func Update(m Model, msg Msg) (Model, []Effect) { return msg.update(m) }

// NoRow stands for no row.
const NoRow = -1

// New returns the model as it is before [Start]: an empty classic game. It is
// given the built-in lists and the words of the default one.
func New(lists []List, words *lexicon.Lexicon) Model {
	return Model{
		Lists:   lists,
		loaded:  map[ListName]*lexicon.Lexicon{defaultList(): words},
		Game:    engine.NewGame(engine.Puzzle{Identity: engine.Identity{Rules: DefaultRules(), Lang: defaultList().Lang}}),
		Fresh:   NoRow,
		Visited: map[string]engine.Puzzle{},
		Saved:   map[engine.Identity]Saved{},
		frozen:  map[string]bool{},
	}
}

// DefaultRules returns the rules that a first game is played by.
func DefaultRules() engine.Rules { return usualRules(engine.Classic) }

// usualRules returns the usual rules of a mode.
func usualRules(mode engine.Mode) engine.Rules {
	return engine.Rules{Mode: mode, Length: 5, Tries: engine.DefaultTries}
}

// Screen is a dialog.
type Screen string

// The screens.
const (
	NoScreen     Screen = ""
	HelpScreen   Screen = "help"
	StatsScreen  Screen = "stats"
	MenuScreen   Screen = "menu"
	ListsScreen  Screen = "lists"
	GiveUpScreen Screen = "giveup"
	ShareScreen  Screen = "share"
)

// Open shows a dialog.
type Open struct{ Screen Screen }

// update shows the dialog. Another window may have changed the player's lists
// meanwhile, so those that show them read them again.
func (msg Open) update(m Model) (Model, []Effect) {
	m.Screen, m.Chosen, m.Tab = msg.Screen, false, Tab(m.Game.Puzzle.Rules.Mode.String())
	if msg.Screen == MenuScreen || msg.Screen == ListsScreen {
		return m, []Effect{ReadOwn{Since: m.changes}}
	}
	return m, nil
}

// Close closes the dialog.
type Close struct{}

// update closes the dialog. What the statistics told of a file was read there,
// and does not stay in the message line.
func (Close) update(m Model) (Model, []Effect) {
	if m.Screen == StatsScreen && m.Notice.OfFile() {
		m.Notice = Notice{}
	}
	m.Screen, m.Renaming = NoScreen, ListName{}
	return m, nil
}

// Spoken is what a screen reader is to be told. Count grows with every
// announcement, so that the same words are said again.
type Spoken struct {
	Count int
	What  Speech
}

// Speech is a kind of announcement.
type Speech uint8

// The announcements.
const (
	SayNothing Speech = iota
	SayRow            // the last turn and, if the game ended, how
	SayNotice         // the notice
	SayGame           // the game that was opened
	SayWaiting        // the list that is being loaded
)

// say returns the model with one more announcement.
func (m Model) say(what Speech) Model {
	m.Spoken = Spoken{Count: m.Spoken.Count + 1, What: what}
	return m
}

// tell returns the model with a notice, which is spoken too.
func (m Model) tell(n Notice) Model {
	m.Notice = n
	return m.say(SayNotice)
}

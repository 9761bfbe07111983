package envelope

import "ketword/app/internal/smalljson"

// Kind is a kind of stored values.
type Kind uint8

// The kinds.
const (
	Games    Kind = iota // finished games: the history, also in files and in the journal
	Game                 // an unfinished game
	Counts               // imported counts, also in files
	Settings             // what the player has chosen, also in files; web/beforepaint.js reads it, too
	Recent               // the puzzles played last
	Position             // the rows of the solver
	Asked                // whether the browser was asked to keep what is stored
	Deletion             // which games are being deleted
	kinds
)

// Migration turns data of one version into data of the next.
type Migration func(smalljson.Raw) (smalljson.Raw, error)

// Migrations has for each kind the steps from its first version to the one of now, in
// their order. Another step is another version.
var Migrations [kinds][]Migration

// Version returns the version of what is written now, from 1.
func (k Kind) Version() int { return len(Migrations[k]) + 1 }

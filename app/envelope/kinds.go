package envelope

// Kind is a kind of stored value.
type Kind uint8

// The kinds.
const (
	Games    Kind = iota // finished games: the history, in storage, files and the journal
	Game                 // an unfinished game
	Counts               // imported counts, also in files; the second version has records, too
	Settings             // the player's choices, also in files; web/beforepaint.js reads them too
	Recent               // the puzzles played last
	Position             // the rows of the solver
	Asked                // whether the browser was asked to keep what is stored
	Deletion             // the games being deleted
	Friends              // results of friends, also in files
	Made                 // the puzzles whose secrets the player has chosen for others
	kinds
)

// Migration converts data of one version to the next.
type Migration func(Raw) (Raw, error)

// Migrations has, for each kind, the migrations from its first version to the current one,
// in order. Adding a migration makes a new version.
var Migrations = [kinds][]Migration{
	Counts: {func(lines Raw) (Raw, error) { return lines, nil }},
}

// Version returns the current version, from 1.
func (k Kind) Version() int { return len(Migrations[k]) + 1 }

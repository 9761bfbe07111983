package screen

import (
	"ketword/app/effect"
	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/app/records"
	"ketword/app/session"
	"ketword/engine"
	"ketword/engine/coach"
)

// Msg is what happens on a screen whose state is an M.
type Msg[M any] interface {
	// Change changes the state, and asks for what concerns others.
	Change(s *session.Session, m *M, out *Intents)
}

// Intent is what a screen wants of others, as data.
type Intent interface{ Carry(Host) }

// Host carries out intents, as the intent of the same name says.
type Host interface {
	OpenScreen(Name)
	CloseScreen()
	Perform(effect.Effect)
	Store(key, value string)
	FetchWords(lists.Name)
	AskAgain()
	MarkAssisted()
	TypeWord(engine.Word)
	GoOn()
	SaveGame()
	SetGame(engine.Game, session.Cover)
	ReviewRows(coach.Game, lists.Name)
	Tell(notice.Notice)
	ChangeSetting(name, value string)
	PlayList(list lists.Name, closes bool)
	PlaySeed(engine.Seed)
	RenameList(lists.List)
	AddList(lists.List, lists.Draft)
	PlayDaily(records.Daily)
	Unconfirm()
	Untell()
	Select(records.Selection)
	AddHistory(records.File)
	AddScores(line records.Scores, told notice.Notice)
	ReadScores(line string)
	DeleteGames(records.DeletedGames)
	ShowPuzzle(p engine.Puzzle, again bool)
	ShareChallenge(r records.Result, clue string)
}

type (
	// Open opens a screen.
	Open struct{ Name Name }
	// Close closes the screen that is open.
	Close struct{}
	// Perform has an effect carried out.
	Perform struct{ Effect effect.Effect }
	// Store stores a value, unless a newer program has written one there.
	Store struct{ Key, Value string }
	// FetchWords loads the words of a list, unless they are here.
	FetchWords struct{ List lists.Name }
	// AskAgain asks the solver again for what came to nothing.
	AskAgain struct{}
	// MarkAssisted marks the game in play as one with help, for good.
	MarkAssisted struct{}
	// TypeWord types a word in the game in play, in place of what is typed.
	TypeWord struct{ Word engine.Word }
	// GoOn drops what is told, but for what lasts, and what is to be tried again: the player goes on in the game in play.
	GoOn struct{}
	// SaveGame stores the game in play with the letters that are typed.
	SaveGame struct{}
	// SetGame has the game in play go on as the player has played, and stores it.
	SetGame struct {
		Game  engine.Game
		Cover session.Cover // of its secret after a loss
	}
	// ReviewRows opens the review of a game that was played elsewhere, with a list.
	ReviewRows struct {
		Game coach.Game
		List lists.Name
	}
	// Tell tells a notice, in place of those before; for a moment, if it only confirms something.
	Tell struct{ Notice notice.Notice }
	// ChangeSetting chooses a value of a setting.
	ChangeSetting struct{ Name, Value string }
	// PlayList goes to a list.
	PlayList struct {
		List   lists.Name
		Closes bool // the screen
	}
	// PlaySeed plays the puzzle of a number, of the mode and list in play.
	PlaySeed struct{ Seed engine.Seed }
	// RenameList gives a list of the player the title that it has here.
	RenameList struct{ List lists.List }
	// AddList takes in a list that was imported, by its title here.
	AddList struct {
		List  lists.List
		Draft lists.Draft
	}
	// PlayDaily opens a daily puzzle, as it was begun or has ended.
	PlayDaily struct{ Puzzle records.Daily }
	// Unconfirm drops what is told for a moment.
	Unconfirm struct{}
	// Untell drops what is told.
	Untell struct{}
	// Select selects the games that are counted and listed.
	Select struct{ Selection records.Selection }
	// AddHistory takes in the history of a file.
	AddHistory struct{ File records.File }
	// AddScores takes in a line of counts, and tells so.
	AddScores struct {
		Line records.Scores
		Told notice.Notice
	}
	// ReadScores takes in a line of counts as it is written, or tells why not.
	ReadScores struct{ Line string }
	// DeleteGames deletes finished games and counts.
	DeleteGames struct{ Games records.DeletedGames }
	// ShowPuzzle opens a puzzle that was played: as it ended, or to be played again.
	ShowPuzzle struct {
		Puzzle engine.Puzzle
		Again  bool
	}
)

func (i Open) Carry(h Host)          { h.OpenScreen(i.Name) }
func (Close) Carry(h Host)           { h.CloseScreen() }
func (i Perform) Carry(h Host)       { h.Perform(i.Effect) }
func (i Store) Carry(h Host)         { h.Store(i.Key, i.Value) }
func (i FetchWords) Carry(h Host)    { h.FetchWords(i.List) }
func (AskAgain) Carry(h Host)        { h.AskAgain() }
func (MarkAssisted) Carry(h Host)    { h.MarkAssisted() }
func (i TypeWord) Carry(h Host)      { h.TypeWord(i.Word) }
func (GoOn) Carry(h Host)            { h.GoOn() }
func (SaveGame) Carry(h Host)        { h.SaveGame() }
func (i SetGame) Carry(h Host)       { h.SetGame(i.Game, i.Cover) }
func (i ReviewRows) Carry(h Host)    { h.ReviewRows(i.Game, i.List) }
func (i Tell) Carry(h Host)          { h.Tell(i.Notice) }
func (i ChangeSetting) Carry(h Host) { h.ChangeSetting(i.Name, i.Value) }
func (i PlayList) Carry(h Host)      { h.PlayList(i.List, i.Closes) }
func (i RenameList) Carry(h Host)    { h.RenameList(i.List) }
func (i AddList) Carry(h Host)       { h.AddList(i.List, i.Draft) }
func (i PlaySeed) Carry(h Host)      { h.PlaySeed(i.Seed) }
func (i PlayDaily) Carry(h Host)     { h.PlayDaily(i.Puzzle) }
func (Unconfirm) Carry(h Host)       { h.Unconfirm() }
func (Untell) Carry(h Host)          { h.Untell() }
func (i Select) Carry(h Host)        { h.Select(i.Selection) }
func (i AddHistory) Carry(h Host)    { h.AddHistory(i.File) }
func (i AddScores) Carry(h Host)     { h.AddScores(i.Line, i.Told) }
func (i ReadScores) Carry(h Host)    { h.ReadScores(i.Line) }
func (i DeleteGames) Carry(h Host)   { h.DeleteGames(i.Games) }
func (i ShowPuzzle) Carry(h Host)    { h.ShowPuzzle(i.Puzzle, i.Again) }

// ShareChallenge shows a challenge that is to be shared: its puzzle, as a result without turns, and a clue
// to its secret.
type ShareChallenge struct {
	Result records.Result
	Clue   string
}

func (i ShareChallenge) Carry(h Host) { h.ShareChallenge(i.Result, i.Clue) }

// Intents are what an update of a screen wants, in this order.
type Intents []Intent

// Add adds some.
func (is *Intents) Add(more ...Intent) { *is = append(*is, more...) }

package screen

import (
	"ketword/app/effect"
	"ketword/app/friends"
	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/app/records"
	"ketword/app/session"
	"ketword/engine"
	"ketword/engine/coach"
)

// Msg is a message of the screen whose state is an M.
type Msg[M any] interface {
	// Change changes the state, and adds intents for everything else.
	Change(s *session.Session, m *M, out *Intents)
}

// Intent is, as data, something that a screen wants done outside its state.
type Intent interface{ Carry(Host) }

// Host carries out intents.
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
	SetPencil(records.Pencil)
	ReviewRows(coach.Game, lists.Name)
	ShowNotice(notice.Notice)
	ChangeSetting(name, value string)
	PlayList(list lists.Name, closes bool)
	PlaySeed(engine.Seed)
	RenameList(lists.List)
	AddList(list lists.List, d lists.Draft, replaces lists.Name)
	PlayDaily(records.Daily)
	Unconfirm()
	DropNotices()
	Select(records.Selection)
	AddHistory(records.File)
	AddScores(line records.Scores, told notice.Notice)
	ReadScores(line string)
	DeleteGames(records.DeletedGames)
	ShowPuzzle(p engine.Puzzle, again bool)
	ShareChallenge(r records.Result, clue string)
	KeepFriends(friends.Friends)
}

type (
	// Open opens a screen.
	Open struct{ Name Name }
	// Close closes the screen that is open.
	Close struct{}
	// Perform carries out an effect.
	Perform struct{ Effect effect.Effect }
	// Store stores a value, unless a newer program wrote the stored one.
	Store struct{ Key, Value string }
	// FetchWords loads the words of a list, unless they are loaded.
	FetchWords struct{ List lists.Name }
	// AskAgain makes failed queries again.
	AskAgain struct{}
	// MarkAssisted marks the game in play as assisted, permanently.
	MarkAssisted struct{}
	// TypeWord replaces the typed row of the game in play by a word.
	TypeWord struct{ Word engine.Word }
	// GoOn drops the notices, except lasting ones, and what could be retried, because the player continues the
	// game in play.
	GoOn struct{}
	// SaveGame stores the game in play with its typed letters.
	SaveGame struct{}
	// SetGame replaces the game in play by the game after the player's action, and stores it.
	SetGame struct {
		Game  engine.Game
		Cover session.Cover // whether the secret is hidden after a loss
	}
	// SetPencil replaces the notes of the game in play, and stores them.
	SetPencil struct{ Pencil records.Pencil }
	// ReviewRows opens the review of a game played elsewhere, with a list.
	ReviewRows struct {
		Game coach.Game
		List lists.Name
	}
	// ShowNotice replaces the notices by one. A confirmation is shown for a moment only.
	ShowNotice struct{ Notice notice.Notice }
	// ChangeSetting chooses a value of a setting.
	ChangeSetting struct{ Name, Value string }
	// PlayList opens a puzzle of a list.
	PlayList struct {
		List   lists.Name
		Closes bool // close the screen
	}
	// PlaySeed opens the puzzle with a seed, in the current mode and list.
	PlaySeed struct{ Seed engine.Seed }
	// RenameList replaces a list by the same list with a new title.
	RenameList struct{ List lists.List }
	// AddList adds an imported list.
	AddList struct {
		List  lists.List
		Draft lists.Draft

		Replaces lists.Name // the list that it is a new version of; or zero
	}
	// PlayDaily opens a daily puzzle with its game, if it was begun.
	PlayDaily struct{ Puzzle records.Daily }
	// Unconfirm drops the confirmation.
	Unconfirm struct{}
	// DropNotices drops the notices.
	DropNotices struct{}
	// Select sets which games are counted and listed.
	Select struct{ Selection records.Selection }
	// AddHistory adds the content of a history file.
	AddHistory struct{ File records.File }
	// AddScores adds a line of counts, and shows a notice.
	AddScores struct {
		Line records.Scores
		Told notice.Notice
	}
	// ReadScores parses and adds a line of counts, or tells why it can't.
	ReadScores struct{ Line string }
	// DeleteGames deletes finished games and counts.
	DeleteGames struct{ Games records.DeletedGames }
	// ShowPuzzle opens a puzzle that was played: as it ended, or to play it again.
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
func (i SetPencil) Carry(h Host)     { h.SetPencil(i.Pencil) }
func (i ReviewRows) Carry(h Host)    { h.ReviewRows(i.Game, i.List) }
func (i ShowNotice) Carry(h Host)    { h.ShowNotice(i.Notice) }
func (i ChangeSetting) Carry(h Host) { h.ChangeSetting(i.Name, i.Value) }
func (i PlayList) Carry(h Host)      { h.PlayList(i.List, i.Closes) }
func (i RenameList) Carry(h Host)    { h.RenameList(i.List) }
func (i AddList) Carry(h Host)       { h.AddList(i.List, i.Draft, i.Replaces) }
func (i PlaySeed) Carry(h Host)      { h.PlaySeed(i.Seed) }
func (i PlayDaily) Carry(h Host)     { h.PlayDaily(i.Puzzle) }
func (Unconfirm) Carry(h Host)       { h.Unconfirm() }
func (DropNotices) Carry(h Host)     { h.DropNotices() }
func (i Select) Carry(h Host)        { h.Select(i.Selection) }
func (i AddHistory) Carry(h Host)    { h.AddHistory(i.File) }
func (i AddScores) Carry(h Host)     { h.AddScores(i.Line, i.Told) }
func (i ReadScores) Carry(h Host)    { h.ReadScores(i.Line) }
func (i DeleteGames) Carry(h Host)   { h.DeleteGames(i.Games) }
func (i ShowPuzzle) Carry(h Host)    { h.ShowPuzzle(i.Puzzle, i.Again) }

// ShareChallenge opens the dialog that shares a challenge. Result has the puzzle, without turns; Clue is a
// clue to its secret.
type ShareChallenge struct {
	Result records.Result
	Clue   string
}

func (i ShareChallenge) Carry(h Host) { h.ShareChallenge(i.Result, i.Clue) }

// KeepFriends replaces what is kept of friends, and stores it.
type KeepFriends struct{ Friends friends.Friends }

func (i KeepFriends) Carry(h Host) { h.KeepFriends(i.Friends) }

// Intents are the intents of an update of a screen, in order.
type Intents []Intent

// Add appends intents.
func (is *Intents) Add(more ...Intent) { *is = append(*is, more...) }

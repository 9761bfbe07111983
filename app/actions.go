package app

import (
	"math/rand/v2"
	"strconv"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/lists"
	"ketword/app/model"
	"ketword/engine"
	"ketword/engine/coach"
)

// onClick does what a control says. A key that its pointer has already
// pressed is passed over; clicks without a pointer, of assistive technology or
// the keyboard, press it here.
func (r *root) onClick(e goapp.Value) model.Msg {
	control := browser.Closest(e, "[data-action]")
	if !control.Truthy() {
		if e.Get("target").Get("nodeName").String() == "DIALOG" { // its backdrop
			return closes(r, "")
		}
		return nil
	}
	data := control.Get("dataset")
	if key := data.Get("key"); key.Truthy() {
		return r.clickKey(key.String(), e.Get("detail").Int() > 0)
	}
	value := ""
	if v := data.Get("value"); v.Truthy() {
		value = v.String()
	}
	return r.message(data.Get("action").String(), value)
}

// message returns what a control with data-action, and data-value where the
// action has one, tells the model; nil if that is nothing. The name of a screen,
// unless it is an action's, opens the screen.
func (r *root) message(name, value string) model.Msg {
	if act, ok := actions[name]; ok {
		return act(r, value)
	}
	if _, ok := screens[model.Screen(name)]; ok {
		return model.Open{Screen: model.Screen(name)}
	}
	return nil
}

// action is what a control does: it returns the message to the model, or nil.
// The value is the control's own, "" if it has none.
type action func(r *root, value string) model.Msg

// actions are all there are besides opening a screen, by the names that
// controls have in data-action.
var actions = map[string]action{
	"mode": func(_ *root, value string) model.Msg {
		mode, err := engine.ParseMode(value)
		if err != nil {
			return nil
		}
		return model.SwitchMode{Mode: mode}
	},
	"tile":  placesCursor,
	"close": closes,
	"skip":  skip,

	"new":             func(*root, string) model.Msg { return model.NewRandom{Entropy: entropy()} },
	"today":           sends(model.GoToday{}),
	"yesterday":       sends(model.GoYesterday{}),
	"resume":          func(_ *root, value string) model.Msg { return model.Resume{Identity: value} },
	"remove-game":     func(_ *root, value string) model.Msg { return model.RemoveGame{Identity: value} },
	"bring-back-game": sends(model.BringBackGame{}),
	"try-again":       sends(model.TryAgain{}),
	"level":           chooseLevel,
	"tries":           func(_ *root, value string) model.Msg { return model.ChooseTries{Typed: value} },
	"set-tries":       func(*root, string) model.Msg { return model.ChooseTries{Typed: browser.FieldValue(triesField)} },
	"seed":            func(*root, string) model.Msg { return model.PlaySeed{Typed: browser.FieldValue(seedField)} },
	"list":            ofList(func(l lists.Name) model.Msg { return model.ChooseList{List: l} }),

	"archive-list": setsArchive(scopeList), "archive-mode": setsArchive(scopeMode),
	"turn-month": ofRow(func(by int) model.Msg { return model.TurnMonth{By: by} }),
	"play-day":   ofRow(func(day int) model.Msg { return model.PlayDay{Day: engine.Day(day)} }),

	"lab-list": setsLab(scopeList), "lab-mode": setsLab(scopeMode), "lab-level": setsLab(labLevel),
	"lab-tab":    func(_ *root, value string) model.Msg { return model.ShowLab{Tab: model.LabTab(value)} },
	"lab-words":  labWords,
	"lab-try":    func(*root, string) model.Msg { return model.TryOpener{Word: typedWord("lab-try")} },
	"lab-player": func(_ *root, value string) model.Msg { return model.ToggleStrategy{Name: value} },
	"lab-sample": labSample,
	"lab-play": func(*root, string) model.Msg {
		return model.PlayTournament{Opener: typedWord("lab-opener"), Seed: typedWord("lab-seed")}
	},
	"lab-cancel":     sends(model.CancelTournament{}),
	"export-letters": sends(model.ExportLetters{}),
	"export-games":   func(_ *root, value string) model.Msg { return model.ExportGames{Format: model.TableFormat(value)} },

	"ask-hint":  func(_ *root, value string) model.Msg { return model.AskHint{Kind: model.HintKind(value)} },
	"take-hint": takesHint,
	"play-on":   showsPlayOn,
	"step":      sends(model.SeeStep{}),
	"all-steps": sends(model.SeeStep{All: true}),

	"review":       func(_ *root, value string) model.Msg { return model.ReviewGame{Identity: value} },
	"what-if-turn": chooseTurn,
	"what-if": func(*root, string) model.Msg {
		return model.AskWhatIf{Word: browser.Composed(browser.FieldValue(whatIfField))}
	},
	"more-games": sends(model.ListMore{}),
	"solve-mode": func(_ *root, value string) model.Msg {
		mode, err := engine.ParseMode(value)
		if err != nil {
			return nil
		}
		return model.SolveMode{Mode: mode}
	},
	"solve-list": ofList(func(l lists.Name) model.Msg { return model.SolveList{List: l} }),
	"solve-level": func(_ *root, value string) model.Msg {
		level, err := engine.ParseDifficulty(value)
		if err != nil {
			return nil
		}
		return model.SolveLevel{Difficulty: level}
	},
	"enter-rows": enterRows,
	"set-word":   setWord,
	"mark-tile": func(_ *root, value string) model.Msg {
		row, tile := tileOf(value)
		return model.MarkTile{Row: row, Tile: tile, Next: true}
	},
	"mix-row":         ofRow(func(row int) model.Msg { return model.MixRow{Row: row} }),
	"edit-row":        ofRow(func(row int) model.Msg { return model.EditRow{Row: row} }),
	"remove-row":      ofRow(func(row int) model.Msg { return model.RemoveRow{Row: row} }),
	"mend":            ofRow(func(correction int) model.Msg { return model.MendRow{Correction: correction} }),
	"clear-rows":      sends(model.ClearRows{}),
	"bring-back-rows": sends(model.BringBackRows{}),
	"advise-game":     sends(model.AdviseGame{}),
	"add-guess":       func(_ *root, value string) model.Msg { return model.AddRow{Guess: value} },
	"type-guess":      typesGuess,
	"sort-guesses":    func(_ *root, value string) model.Msg { return model.SortGuesses{By: coach.Column(value), Turns: true} },
	"rank-guesses":    func(_ *root, value string) model.Msg { return model.SortGuesses{By: coach.Column(value)} },
	"more-guesses":    sends(model.MoreGuesses{}),
	"ask-again":       sends(model.AskAgain{}),

	"guess-on":    sends(model.GuessOn{}),
	"show-secret": sends(model.ShowSecret{}),
	"ask-give-up": sends(model.Open{Screen: model.GiveUpScreen}),
	"give-up":     sends(model.GiveUp{}),
	"share":       func(_ *root, value string) model.Msg { return model.ShareResult{Identity: value} },
	"share-as":    func(_ *root, value string) model.Msg { return model.ShowShare{Identity: value} },
	"share-shown": func(_ *root, value string) model.Msg { return model.ShareShown{Way: model.Way(value)} },
	"link":        sends(model.SendLink{}),

	"send-challenge":   sendChallenge,
	"challenge-friend": func(_ *root, value string) model.Msg { return model.ChallengeFriend{Identity: value} },
	"apply-update":     sends(model.ApplyUpdate{}),
	"install":          sends(model.Install{}),
	"cache-again":      sends(model.CacheAgain{}),

	"select-mode": selects(selectMode), "select-lang": selects(selectLang), "select-length": selects(selectLength), "select-level": selects(selectLevel),
	"pick-game":        func(_ *root, value string) model.Msg { return model.PickGame{Identity: value} },
	"look-at":          func(_ *root, value string) model.Msg { return model.ShowGame{Identity: value} },
	"play-again":       func(_ *root, value string) model.Msg { return model.ShowGame{Identity: value, Again: true} },
	"ask-delete":       func(_ *root, value string) model.Msg { return model.AskDelete{Identity: value} },
	"delete-games":     sends(model.DeleteGames{}),
	"keep-games":       sends(model.KeepGames{}),
	"bring-back-games": sends(model.BringBackGames{}),
	"add-scores":       addScores,
	"copy-scores":      sends(model.CopyScores{}),
	"save-scores":      sends(model.SaveScores{}),
	"delete-scores":    func(_ *root, value string) model.Msg { return model.DeleteScores{Line: value} },
	"export-history":   sends(model.ExportHistory{}),

	"language":      func(_ *root, lang string) model.Msg { return model.TakeLanguage{Lang: lang} },
	"keep-language": func(*root, string) model.Msg { return model.KeepLanguage{} },
	"setting":       func(_ *root, value string) model.Msg { return settingMessage(value) },

	"play-list":      ofList(func(l lists.Name) model.Msg { return model.ChooseList{List: l, Closes: true} }),
	"ask-rename":     ofList(func(l lists.Name) model.Msg { return model.AskRenameList{List: l} }),
	"rename":         ofList(func(l lists.Name) model.Msg { return model.RenameList{List: l, Title: browser.FieldValue("new-title")} }),
	"keep-title":     sends(model.AskRenameList{}),
	"export-answers": ofList(func(l lists.Name) model.Msg { return model.ExportList{List: l, Part: lists.AnswersPart} }),
	"export-guesses": ofList(func(l lists.Name) model.Msg { return model.ExportList{List: l, Part: lists.GuessesPart} }),
	"delete":         ofList(func(l lists.Name) model.Msg { return model.DeleteList{List: l} }),
	"bring-back":     sends(model.BringBackList{}),
	"import":         sends(model.SubmitImport{}),
	"import-length":  submitLength,
	"unpick":         func(r *root, value string) model.Msg { return r.unpick(lists.Part(value)) },
}

// sends returns the action that sends always the same message.
func sends(msg model.Msg) action {
	return func(*root, string) model.Msg { return msg }
}

// closes closes the dialog at once, so that the keys that follow are the game's.
func closes(*root, string) model.Msg {
	closeDialog()
	return model.Close{}
}

// ofList returns the action on the list that the value names.
func ofList(message func(lists.Name) model.Msg) action {
	return func(_ *root, value string) model.Msg {
		name, err := lists.ParseName(value)
		if err != nil {
			return nil
		}
		return message(name)
	}
}

// ofRow returns the action on the row of a position that the value names, or another
// thing by its number.
func ofRow(message func(int) model.Msg) action {
	return func(_ *root, value string) model.Msg {
		row, err := strconv.Atoi(value)
		if err != nil {
			return nil
		}
		return message(row)
	}
}

// submitLength imports the words of a length.
func submitLength(_ *root, value string) model.Msg {
	length, err := strconv.Atoi(value)
	if err != nil {
		return nil
	}
	return model.SubmitImport{Length: length}
}

// chooseTurn chooses the turn, from 0, for which another guess is tried.
func chooseTurn(_ *root, value string) model.Msg {
	turn, err := strconv.Atoi(value)
	if err != nil {
		return nil
	}
	return model.ChooseTurn{Turn: turn}
}

// entropy returns random bits. Go's generator starts from the browser's.
func entropy() [2]uint64 { return [2]uint64{rand.Uint64(), rand.Uint64()} }

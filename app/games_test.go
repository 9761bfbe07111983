//go:build !js

package app

import (
	"strings"
	"testing"

	"ketword/app/screen/scores"

	"ketword/app/internal/drawn"
	"ketword/app/model"
	"ketword/app/notice"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/screen/games"
	"ketword/app/screen/hint"
	"ketword/app/screen/stats"
	"ketword/app/wording"
)

// gamesTables returns the dialogs about finished games.
func gamesTables(t testing.TB) map[string]*table {
	won := newTable(t, "abide", "").guess("abide")
	id := won.model.Game.Puzzle.Identity.String()
	open := func(msgs ...model.Msg) *table {
		opened := *won.root
		return (&table{root: &opened, t: t}).send(model.Open{Screen: screen.Stats}, model.Open{Screen: screen.Games}).send(msgs...)
	}
	several := open(stats.Select{Part: records.ModePart, Value: records.All})
	several.model.History = append(otherGames(t, "classic/de/6/1/6/hard"), several.model.History...)
	line := scores.Add{Line: "0 2 3 8 12 40 32 7 2 3"}
	return map[string]*table{
		"listed":   open(),
		"several":  several,
		"picked":   open(games.PickGame{Identity: id}),
		"asked":    open(games.PickGame{Identity: id}, games.AskDelete{Identity: id}),
		"deleted":  open(games.AskDelete{Identity: id}, games.DeleteGames{}),
		"all":      open(games.AskDelete{}),
		"scores":   open(model.Open{Screen: screen.Scores}, line),
		"no line":  open(model.Open{Screen: screen.Scores}, scores.Add{Line: "1 2"}),
		"counted":  open(line, model.Open{Screen: screen.Stats}),
		"all gone": open(line, games.AskDelete{}, games.DeleteGames{}),
	}
}

// TestGames: finished games are listed by name and result, those of the selection only,
// and more when they are asked for.
func TestGames(t *testing.T) {
	list := reviewTables(t)["games"].send(stats.Select{Part: records.ModePart, Value: records.All}).draw().One(t, drawn.Classed("games"))
	buttons := list.All(drawn.Saying("data-action", "pick-game"))
	equal(t, "games", len(buttons), 25)
	equal(t, "the last one", spaced(buttons[0].Text()), "ABIDE 11 Apr Classic · Puzzle 1038 · English · 5 letters · solved in 2")
	equal(t, "more", len(list.All(drawn.Saying("data-action", "more-games"))), 1)
	b := newTable(t, "abide", "").guess("slate").asks(hint.Ask{Kind: hint.Guess}).guess("abide")
	helped := b.send(model.Open{Screen: screen.Stats}, model.Open{Screen: screen.Games}).draw().One(t, drawn.Classed("games")).One(t, drawn.Saying("data-action", "pick-game"))
	if name := spaced(helped.Text()); !strings.HasSuffix(name, "solved in 2, with hints") {
		t.Errorf("a game with a hint is listed as %q", name)
	}
	equal(t, "of one mode", strings.HasPrefix(spaced(helped.Text()), "ABIDE 11 Apr Puzzle"), true)
	id := b.model.Game.Puzzle.Identity.String()
	b.send(games.ShowGame{Identity: id, Again: true}, model.Open{Screen: screen.Games})
	equal(t, "played again, without its secret", strings.Contains(b.draw().One(t, drawn.Classed("games")).Text(), "ABIDE"), false)
	b.send(stats.Select{Part: records.ModePart, Value: "quantum"})
	same(t, "of the other mode", drawn.Texts(b.draw().One(t, drawn.Classed("games")).All(drawn.Tagged("p"))), "No finished games here yet.")
}

// TestGameButtons: what can be done with a game is shown when it is picked.
func TestGameButtons(t *testing.T) {
	all := gamesTables(t)
	equal(t, "none is picked", len(all["listed"].draw().All(drawn.Saying("data-action", "look-at"))), 0)
	picked := all["picked"].draw().One(t, drawn.Classed("games"))
	equal(t, "expanded", picked.One(t, drawn.Saying("data-action", "pick-game")).Value("aria-expanded"), "true")
	group := picked.One(t, drawn.Tagged("li")).One(t, drawn.Classed("acts"))
	same(t, "buttons", drawn.Texts(group.All(drawn.Tagged("button"))), "Show", "Review", "Share", "Play again", "Delete …")
	id := all["picked"].model.Game.Puzzle.Identity.String()
	b := all["picked"]
	equal(t, "look", b.message("look-at", id), model.Msg(games.ShowGame{Identity: id}))
	equal(t, "again", b.message("play-again", id), model.Msg(games.ShowGame{Identity: id, Again: true}))
	b.send(b.message("play-again", id))
	equal(t, "the name of a game that is played again", b.puzzleTitle(), wording.PuzzleTitle(b.text, b.model.Game.Puzzle, b.model.InPlay)+" · again")
}

// TestDeleteQuestion: before games are deleted, the player is asked, and then it is told,
// with a way to undo it.
func TestDeleteQuestion(t *testing.T) {
	all := gamesTables(t)
	asked := all["asked"].draw().One(t, drawn.Classed("question"))
	equal(t, "question", asked.One(t, drawn.Tagged("p")).Text(), "Delete 1 game? The statistics won’t count what is deleted.")
	same(t, "answers", drawn.Texts(asked.All(drawn.Tagged("button"))), "Keep", "Delete")
	equal(t, "main answer", asked.One(t, drawn.Classed("main")).Text(), "Keep")
	equal(t, "all", all["all"].draw().One(t, drawn.Classed("question")).One(t, drawn.Tagged("p")).Text(), "Delete 1 game? The statistics won’t count what is deleted.")
	gone := all["all gone"].draw().One(t, drawn.Classed("games"))
	equal(t, "told", gone.One(t, drawn.Saying("role", "status")).Text(), "Deleted: 1 game and 1 line of counts.")
	equal(t, "undo", gone.One(t, drawn.Saying("data-action", "bring-back-games")).Text(), "Undo")
	b := all["all gone"].send(model.Close{}, model.Open{Screen: screen.Stats})
	equal(t, "the way back to the undo", len(b.draw().All(drawn.Saying("data-action", "games"))), 1)
	asks := b.send(model.Close{}, scores.Add{Line: "2 0 0 0 0 0 0 0 0 0"}, model.Open{Screen: screen.Games}, games.AskDelete{})
	equal(t, "no undo beside a question", len(asks.draw().One(t, drawn.Tagged("dialog")).All(drawn.Saying("data-action", "bring-back-games"))), 0)
	b.send(model.Close{}, scores.Add{Line: "1 0 0 0 0 0 0 0 0 0"})
	b.send(scores.Delete{Line: "1 0 0 0 0 0 0 0 0 0"})
	equal(t, "in the message line", b.draw().One(t, drawn.Classed("message")).One(t, drawn.Tagged("button")).Text(), "Undo")
}

// TestScoresDialog: the line of counts, what came of one that was added, and what was.
func TestScoresDialog(t *testing.T) {
	all := gamesTables(t)
	d := all["scores"].draw().One(t, drawn.Classed("tally"))
	equal(t, "line", d.One(t, drawn.Tagged("pre")).Text(), "1 2 3 8 12 40 32 7 2 3")
	equal(t, "told", d.One(t, drawn.Saying("role", "status")).Text(), "Added: 109 wins.")
	equal(t, "added", spaced(d.One(t, drawn.Tagged("li")).Text()), "0 2 3 8 12 40 32 7 2 3")
	equal(t, "refused", all["no line"].draw().One(t, drawn.Classed("refusal")).Text(), "Nothing was added. The line has 2 numbers; it needs ten.")
	for fault, want := range map[records.ScoresError]string{
		{Fault: records.ScoresEmpty}:                                "Enter ten numbers, such as 0 2 3 8 12 40 32 7 2 3.",
		{Fault: records.ScoresLines, Count: 2}:                      "There are 2 lines; add one at a time.",
		{Fault: records.ScoresNotNumber, Number: 3, Text: "x"}:      "Number 3, “x”, is not a whole number from 0 up.",
		{Fault: records.ScoresTooGreat, Number: 3, Most: 1_000_000}: "Number 3 is too large: the limit is 1,000,000.",
		{Fault: records.ScoresNone}:                                 "The line counts no wins.",
		{Fault: records.ScoresKnown}:                                "This line was already added.",
		{Fault: records.ScoresOwn}:                                  "These wins are those of the games here, and already count.",
		{Fault: records.ScoresFile}:                                 "The file could not be read. Choose it again.",
	} {
		equal(t, want, notice.Sentence(all["scores"].text, notice.ScoresNotAdded{Why: fault}), "Nothing was added. "+want)
	}
}

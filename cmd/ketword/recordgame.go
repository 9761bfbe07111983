package main

import (
	"fmt"
	"strings"

	"ketword/app/records"
	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/internal/cli"
)

// recordFile is the file that finished games are added to.
type recordFile struct {
	name  string       // "" for none
	begun engine.Day   // when the game was begun
	zone  records.Zone // where that was
	env   cli.Env
}

// open returns a puzzle as it will be recorded. If its seed is that of a daily puzzle up to today,
// it becomes that puzzle, so that it does not count twice, unless the file has a game of the
// puzzle as it is. It reads the file and writes it again, so that the player learns before the game whether it
// can be recorded, and whether the puzzle is there already.
func (r recordFile) open(p engine.Puzzle, l *lexicon.Lexicon) (engine.Puzzle, error) {
	known := false
	err := r.change(func(stored string) (string, error) {
		games, err := records.ReadHistory(stored)
		if _, known = games.Find(p.Identity); err == nil && !known {
			p, err = r.asDaily(p, l)
			_, known = games.Find(p.Identity)
		}
		return stored, err
	})
	if known {
		fmt.Fprintf(r.env.Stderr, "ketword: %s has this puzzle already; this game is not added\n", cli.QuotedLine(r.name))
	}
	return p, err
}

// asDaily returns the daily puzzle that is p, by the same rules: the latest up to
// today, or p itself if there is none.
func (r recordFile) asDaily(p engine.Puzzle, l *lexicon.Lexicon) (engine.Puzzle, error) {
	day, found := l.DayOf(p.Rules.Mode, p.Seed, r.begun)
	if p.Daily > 0 || !found {
		return p, nil
	}
	return l.Daily(p.Rules, day)
}

// add records a game; a game that was stopped counts as lost, and nothing is offered after it. If the file has a game of the same
// puzzle, that one stays.
func (r recordFile) add(g engine.Game, list lexicon.Fingerprint) error {
	now := dayOf(r.env.Now())
	saved := records.Saved{Game: g.GiveUp().ShowOther(), List: list, Day: now, Took: int(now - r.begun)}
	if g.Puzzle.Daily > 0 { // for streaks only
		saved.Zone = r.zone
	}
	err := r.change(func(stored string) (string, error) {
		return records.MergeHistory(stored, records.WriteHistory(records.History{saved}))
	})
	if err != nil {
		return fmt.Errorf("%w, and this game is not recorded", err)
	}
	return nil
}

// change replaces the games in the file, as they are stored.
func (r recordFile) change(update func(stored string) (string, error)) error {
	if r.name == "" {
		return nil
	}
	err := r.env.Files.Change(r.name, func(stored string, _ bool) (string, error) {
		if _, err := parseHistory(stored); err != nil {
			return "", err
		}
		text, err := update(strings.TrimSpace(stored))
		if err == nil && len(text) > cli.MostFile { // it could not be read again
			err = cli.TooLong(cli.MostFile)
		}
		return text, err
	})
	if err != nil {
		return cli.Unchanged(r.name, err)
	}
	return nil
}

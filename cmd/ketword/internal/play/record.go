package play

import (
	"errors"
	"fmt"
	"io/fs"

	"ketword/app/model"
	"ketword/cmd/ketword/internal/historyfile"
	"ketword/cmd/ketword/internal/puzzleflags"
	"ketword/cmd/ketword/internal/world"
	"ketword/engine/lexicon"
)

// record is the file that finished games are added to.
type record struct {
	name string // "" for none
	world.World
}

func newRecord(name string, w world.World) record { return record{name, w} }

// check reads the file and writes it again, so that the player learns before
// the game if it can't be added to.
func (r record) check() error {
	if r.name == "" {
		return nil
	}
	stored, err := r.stored()
	if err != nil {
		return err
	}
	return r.write(stored)
}

// write writes the file.
func (r record) write(stored string) error {
	if err := r.WriteFile(r.name, []byte(stored)); err != nil {
		return fmt.Errorf("%s: %w", r.name, world.Reason(err))
	}
	return nil
}

// stored returns the games in the file, as they are stored.
func (r record) stored() (string, error) {
	data, err := r.ReadFile(r.name)
	if errors.Is(err, fs.ErrNotExist) {
		return "", nil
	}
	if err == nil {
		_, err = historyfile.Read(string(data))
	}
	if err != nil {
		return "", fmt.Errorf("%s: %w: left as it is", r.name, world.First(world.Reason(err)))
	}
	return string(data), nil
}

// add adds a game. One of the same puzzle that is there already stays.
func (r record) add(g *game, l *lexicon.Lexicon) error {
	if r.name == "" {
		return nil
	}
	played, err := g.finished()
	if err != nil {
		return err
	}
	saved := model.Saved{Game: played, List: l.Fingerprint(), Day: puzzleflags.DayOf(r.Now())}
	stored, err := r.stored()
	if err != nil {
		return err
	}
	all, err := model.MergeHistory(stored, model.WriteHistory(model.History{saved}))
	if err != nil {
		return err
	}
	return r.write(all)
}

// Package historyfile reads files with a history, as the site exports them.
package historyfile

import (
	"errors"
	"fmt"
	"strings"

	"ketword/app/model"
)

// Read reads the text of a history. An empty one has no games. The error says
// in a line what is wrong.
func Read(text string) (model.History, error) {
	if strings.TrimSpace(text) == "" {
		return nil, nil
	}
	games, refusal := model.CheckHistory(text, func() {})
	switch refusal.Fault {
	case model.NoFault:
		return games, nil
	case model.FileNotJSON:
		return nil, fmt.Errorf("line %d, character %d: no history, which is JSON", refusal.Line, refusal.Column)
	case model.FileNewer:
		return nil, model.ErrNewer
	case model.FileBadGames:
		return nil, refusal.Games[0]
	}
	return nil, errors.New("JSON, but no history")
}

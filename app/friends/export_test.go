package friends

import (
	"strings"

	"ketword/engine"
)

// What tests compare with the sentences of the interface.
var (
	Languages  = byName(languages, func(row int) string { return languageTags[row] })
	ToldLevels = byName(toldLevels, func(row int) engine.Level { return engine.Level(row + 1) })
)

// byName returns what each name means, by its row.
func byName[T any](rows []string, of func(row int) T) map[string]T {
	all := map[string]T{}
	for i, row := range rows {
		for _, name := range strings.Fields(row) {
			all[name] = of(i)
		}
	}
	return all
}

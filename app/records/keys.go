package records

// Keys under which finished games and counts are stored, and unfinished games each.
const (
	KeyPrefix  = "ketword."            // of all that the site stores
	DeletedKey = KeyPrefix + "deleted" // holds, for a moment, which finished games are being deleted
	HistoryKey = KeyPrefix + "history"
	ScoresKey  = KeyPrefix + "scores"
	GamePrefix = KeyPrefix + "game." // of the keys of unfinished games
)

// GameKey returns the key of an unfinished game whose identity is written so.
func GameKey(identity string) string { return GamePrefix + identity }

// Joined returns what is stored under a key, joined with more. The error tells that one
// of them can't be read.
func Joined(key, stored, more string) (string, error) {
	if key == ScoresKey {
		return joinedScores(stored, more)
	}
	return MergeHistory(stored, more)
}

// Without returns what is stored under a key without some of it, by identities or
// lines. The error tells that it can't be read.
func Without(key, stored string, names []string) (string, error) {
	if key == ScoresKey {
		return scoresWithout(stored, names)
	}
	return historyWithout(stored, names)
}

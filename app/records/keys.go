package records

// Storage keys: those of finished games and counts, and the prefix of unfinished games' keys.
const (
	KeyPrefix  = "ketword."            // of all keys of the site
	DeletedKey = KeyPrefix + "deleted" // holds the finished games being deleted, for a moment
	HistoryKey = KeyPrefix + "history"
	ScoresKey  = KeyPrefix + "scores"
	GamePrefix = KeyPrefix + "game." // of the keys of unfinished games
)

// GameKey returns the storage key of an unfinished game with this identity.
func GameKey(identity string) string { return GamePrefix + identity }

// Joined joins the value stored under a key with another. It returns an error if one of
// them can't be read.
func Joined(key, stored, more string) (string, error) {
	if key == ScoresKey {
		return joinedScores(stored, more)
	}
	return MergeHistory(stored, more)
}

// Without returns the value stored under a key without some games or counts, given by
// identities or lines. It returns an error if the value can't be read.
func Without(key, stored string, names []string) (string, error) {
	if key == ScoresKey {
		return scoresWithout(stored, names)
	}
	return historyWithout(stored, names)
}

package notice

// Subject is what a notice is about.
type Subject uint8

// The subjects.
const (
	OfGame       Subject = iota // or of the program: told in the line, whatever is open
	OfDeed                      // only confirms that something was done
	OfStorage                   // of what storage does not take
	OfRules                     // of how games are played
	OfLanguage                  // of the language of the page
	OfTries                     // of a number of tries that was refused
	OfSeed                      // of the number of a puzzle that was refused
	OfLists                     // of lists
	OfLoading                   // of lists that can't be had
	OfUnfinished                // of unfinished games
	OfFinished                  // of finished games, imported counts and files of them
)

// Passes reports whether what is told of a subject is over once the dialog that tells it is
// left.
func (of Subject) Passes() bool {
	return of == OfDeed || of == OfTries || of == OfSeed || of == OfFinished || of == OfLanguage
}

// SubjectOf returns what a notice is about. Each type of notices that is not told in the line only has its row.
func SubjectOf(n Notice) Subject {
	switch n.(type) {
	case NextGame, GameEased:
		return OfRules
	case BadTries:
		return OfTries
	case BadSeed:
		return OfSeed
	case Copied, ListExported, ScoresSaved, HistoryExported:
		return OfDeed
	case LanguageNotLoaded:
		return OfLanguage
	case CantSave:
		return OfStorage
	case NoPairs, GuessesMissing, ListMissing, ListImported, ListUnkept, ListDeleted, ListBack:
		return OfLists
	case NotLoaded, ListsUnread, ListGone:
		return OfLoading
	case GameRemoved, GameBack:
		return OfUnfinished
	case GamesDeleted, GamesBack, ScoresAdded, ScoresNotAdded, GamesAdded, HistoryNotImported:
		return OfFinished
	}
	return OfGame
}

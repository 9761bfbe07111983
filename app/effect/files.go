package effect

// OfferHistory offers the stored history as a file, joined by records.MergeHistory
// with the games of Value, which storage may have refused. Where what is
// stored can't be read, it offers Value.
type OfferHistory struct{ Value string }

func (e OfferHistory) CarryOut(h Host) { h.OfferHistory(e.Value) }

// ReadHistoryFile reads the file that was picked, by records.ReadFile. It comes
// back as HistoryRead or HistoryRefused.
type ReadHistoryFile struct{}

func (ReadHistoryFile) CarryOut(h Host) { h.ReadHistoryFile() }

// ReadImport reads what the form holds, by lists.Read. It comes
// back as Imported or ImportRefused.
type ReadImport struct {
	Length int // of the words that are wanted; 0 for all
	Skips  bool
	Takes  bool
	Agrees bool
}

func (e ReadImport) CarryOut(h Host) { h.ReadImport(e) }

// OfferScores offers a line of counts as a file, or copies it. That it was copied, or could
// not be, comes back as Copied of the screen for counts.
type OfferScores struct {
	Text   string
	Copies bool
}

func (e OfferScores) CarryOut(h Host) { h.OfferScores(e) }

// TableFormat is a form in which figures of the lab are exported.
type TableFormat string

// The forms.
const (
	CSV  TableFormat = "csv"
	JSON TableFormat = "json"
)

// Figures are what a file with figures is about.
type Figures uint8

// The figures.
const (
	LetterFigures Figures = iota // of the letters of a list
	GameFigures                  // of the games of strategies
)

// OfferTable gives the player a file with figures.
type OfferTable struct {
	Of     Figures
	Format TableFormat
	Text   string
}

func (e OfferTable) CarryOut(h Host) { h.OfferTable(e) }

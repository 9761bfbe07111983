package effect

// OfferHistory offers the stored history as a file. records.MergeHistory adds the games of
// Value, which storage may have refused. If the stored history can't be read, it offers
// Value alone.
type OfferHistory struct{ Value string }

func (e OfferHistory) CarryOut(h Host) { h.OfferHistory(e.Value) }

// PackHistory makes the code of a link from a history file. It answers with LinkMade.
type PackHistory struct{ Value string }

func (e PackHistory) CarryOut(h Host) { h.PackHistory(e.Value) }

// UnpackHistory reads the code of a link. It answers with HistoryCame or HistoryRefused.
type UnpackHistory struct{ Code string }

func (e UnpackHistory) CarryOut(h Host) { h.UnpackHistory(e.Code) }

// ReadHistoryFile reads the picked file with records.ReadFile. It answers with HistoryRead
// or HistoryRefused.
type ReadHistoryFile struct{}

func (ReadHistoryFile) CarryOut(h Host) { h.ReadHistoryFile() }

// ReadImport reads the import form with lists.Read. It answers with Imported or
// ImportRefused.
type ReadImport struct {
	Length int // length of the words to import; 0 for all
	Skips  bool
	Takes  bool
	Agrees bool
}

func (e ReadImport) CarryOut(h Host) { h.ReadImport(e) }

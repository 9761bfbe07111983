package app

import (
	"ketword/app/browser"
	"ketword/app/model"
	"ketword/app/records"
	"ketword/app/screen/stats"
)

// Histories and lines of counts are exported to files, and imported from them. Package records defines
// their form.

func offerHistory(value, fileName string) {
	all, err := records.MergeHistory(browser.StoredText(records.HistoryKey), value)
	if err != nil {
		all = value
	}
	browser.OfferText(all, fileName, "application/json")
}

// readHistoryFile reads the picked file, a history or a line of counts, and returns the
// message with the result.
func (r *root) readHistoryFile() model.Msg {
	work := &browser.Work{}
	if size := r.historyFile.Get("size").Int(); size > records.MaxFileBytes {
		return stats.HistoryRefused{Refusal: records.FileRefusal{Fault: records.FileTooLong, Size: size}}
	}
	text, err := browser.TextOf(r.historyFile)
	if err != nil {
		return stats.HistoryRefused{Refusal: records.FileRefusal{Fault: records.FileUnread}}
	}
	if records.LooksLikeScores(text) {
		return stats.ScoresRead{Line: text}
	}
	file, refusal := records.ReadFile(work, text)
	if refusal.Fault != records.NoFault {
		return stats.HistoryRefused{Refusal: refusal}
	}
	return stats.HistoryRead(file)
}

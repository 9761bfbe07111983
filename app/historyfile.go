package app

import (
	"encoding/base64"

	"ketword/app/browser"
	"ketword/app/links"
	"ketword/app/model"
	"ketword/app/records"
	"ketword/app/screen/stats"
)

// Histories and lines of counts are exported to files, and imported from them. A history that fits goes to
// another device in a link, too. Package records defines
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

// packHistory returns the message with the code of a history, which has none if it would be too long or the
// browser can't compress.
func packHistory(value string) model.Msg {
	data, err := browser.Deflated(value)
	code := base64.RawURLEncoding.EncodeToString(data)
	if err != nil || len(code) > links.MostCode {
		code = ""
	}
	return stats.LinkMade{Code: code}
}

// unpackHistory returns the message with the history of a code.
func unpackHistory(code string) model.Msg {
	work := &browser.Work{}
	data, err := links.Bytes(code)
	if err != nil {
		return stats.HistoryRefused{Refusal: records.FileRefusal{Fault: records.LinkCut}}
	}
	text, err := browser.Inflated(data, records.MaxFileBytes, work)
	if err != nil {
		return stats.HistoryRefused{Refusal: records.FileRefusal{Fault: records.LinkCut}}
	}
	file, refusal := records.ReadFile(work, text)
	if refusal.Fault != records.NoFault {
		return stats.HistoryRefused{Refusal: refusal}
	}
	return stats.HistoryCame(file)
}

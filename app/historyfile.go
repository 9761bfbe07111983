package app

import "ketword/app/model"

// offerHistory offers the history as a file.
func offerHistory(e model.OfferHistory, fileName string) {
	all, err := model.MergeHistory(storedText(model.HistoryKey), e.Value)
	if err != nil {
		all = e.Value
	}
	download(all, fileName, "application/json")
}

// readHistoryFile reads the file that was picked and tells what came of it.
func (r *root) readHistoryFile() model.Msg {
	b := newBreather()
	defer b.end()
	if size := r.history.Get("size").Int(); size > model.MaxHistoryBytes {
		return model.HistoryRefused{Refusal: model.HistoryRefusal{Fault: model.FileTooLong, Size: size}}
	}
	text, err := textOf(r.history)
	if err != nil {
		return model.HistoryRefused{Refusal: model.HistoryRefusal{Fault: model.FileUnread}}
	}
	games, refusal := model.CheckHistory(text, b.breathe)
	if refusal.Fault != model.NoFault {
		return model.HistoryRefused{Refusal: refusal}
	}
	return model.HistoryRead{Games: games}
}

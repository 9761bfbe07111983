package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/model"
)

// perform carries out effects in their order and returns what came of them.
func (r *root) perform(effects []model.Effect) []model.Msg {
	var follow []model.Msg
	failed := false
	for _, e := range effects {
		switch e := e.(type) {
		case model.ShareText:
			r.share(e)
		case model.SetQuery:
			setQuery(e.Query)
		case model.Reload:
			goapp.Window().Call("ketwordUpdate")
		case model.OfferHistory:
			offerHistory(e, r.text.History.File)
		case model.LoadList, model.CheckImport, model.ReadHistoryFile:
			go r.performLater(e)
		case model.ReadOwnLists, model.KeepList, model.RenameList, model.DropList, model.ExportList:
			r.shelf <- e
		case model.ClearImport:
			r.clearForm()
		default:
			if !failed && store(e) != nil {
				failed = true
				follow = append(follow, model.SaveFailed{})
			}
		}
	}
	return follow
}

// performLater carries out an effect that takes its time.
func (r *root) performLater(e model.Effect) {
	if msg := r.lateMessage(e); msg != nil {
		r.send(r.ctx, msg)
	}
}

// serveShelf carries out what is to be done with the lists that are kept, one
// after the other, so that none of it overtakes another.
func (r *root) serveShelf() {
	for e := range r.shelf {
		r.performLater(e)
	}
}

// lateMessage carries out an effect that takes its time and returns what came
// of it.
func (r *root) lateMessage(e model.Effect) model.Msg {
	switch e := e.(type) {
	case model.LoadList:
		return r.loadList(e.List)
	case model.ReadOwnLists:
		return readOwn(e.Since)
	case model.CheckImport:
		return r.checkImport()
	case model.ReadHistoryFile:
		return r.readHistoryFile()
	case model.KeepList:
		return keepList(e)
	case model.RenameList:
		return unlessKept(e.List, changeList(e.List, "title", e.Title))
	case model.DropList:
		dropped := 0.0
		if e.Dropped {
			dropped = now()
		}
		return unlessKept(e.List, changeList(e.List, "dropped", dropped))
	case model.ExportList:
		return exportList(e, fileName(r.text, e))
	}
	return nil
}

// unlessKept returns the message that a list could not be kept, if so.
func unlessKept(name model.ListName, err error) model.Msg {
	if err != nil {
		return model.NotKept{List: name}
	}
	return nil
}

// setQuery replaces the query of the page's address.
func setQuery(query string) {
	address := location().Get("pathname").String()
	if query != "" {
		address += "?" + query
	}
	goapp.Window().Get("history").Call("replaceState", nil, "", address)
}

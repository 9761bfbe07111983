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
		default:
			if !failed && store(e) != nil {
				failed = true
				follow = append(follow, model.SaveFailed{})
			}
		}
	}
	return follow
}

// setQuery replaces the query of the page's address.
func setQuery(query string) {
	address := location().Get("pathname").String()
	if query != "" {
		address += "?" + query
	}
	goapp.Window().Get("history").Call("replaceState", nil, "", address)
}

package friends

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/ui"
)

// forgetAll draws the button that deletes everything kept of friends, which can be undone.
func (d *drawing) forgetAll() goapp.UI { return ui.Act("forget-friends", d.t.ForgetAll) }

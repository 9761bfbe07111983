package part

import (
	"strconv"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/lists"
	"ketword/app/session"
	"ketword/app/text"
	"ketword/app/ui"
)

// KeptMark draws a tick, if a list is kept, or else its size, before a unit.
func KeptMark(t *text.Offline, l lists.List, kept bool, unit string) goapp.UI {
	const kilobyte = 1 << 10 // bytes
	if kept {
		return goapp.Span().Role("img").Aria("label", t.Kept()).Body(ui.IconKept.Draw())
	}
	return goapp.Elem("small").Text(strconv.Itoa((l.Bytes+kilobyte/2)/kilobyte) + unit)
}

// Safety says whether the browser may clear games and lists; "" if it doesn't say, or
// there are none.
func Safety(t *text.Offline, s *session.Session) string {
	if len(s.History)+len(s.Imported)+len(s.Saved) == 0 || s.Unsaved {
		return ""
	}
	return map[session.Persistence]string{session.Persistent: t.Safe(), session.Clearable: t.Clearable()}[s.Persistence]
}

package part

import (
	"strconv"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/lists"
	"ketword/app/session"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/app/wording"
	"ketword/engine"
	"ketword/internal/each"
)

// Controls and sentences for lists, modes and levels.

// Direction returns the direction in which a list's words are written.
func Direction(l lists.List) string {
	if l.RightToLeft() {
		return "rtl"
	}
	return "ltr"
}

// WordLang returns the language tag of a list's words, for speech, or "" if it is unknown.
func WordLang(l lists.List) string {
	if l.Name.Own() {
		return ""
	}
	return l.Name.Lang
}

// Waiting says which list is being loaded, and how much of it has been.
func Waiting(t *text.Text, w session.Waiting) string {
	return t.Lists.Loading(wording.FullListName(t, w.List)) + " " + t.Game.Percent(strconv.Itoa(w.Percent()))
}

// ScopeForm draws the controls for the mode, level and list of queries to the coach. Their
// actions begin with a name, as in solve-mode.
func ScopeForm(t *text.Text, name string, s session.Scope, lists []lists.List) goapp.UI {
	levels := each.Of([]engine.Level{engine.Normal, engine.Hard, engine.Strict}, func(l engine.Level) [2]string {
		return [2]string{l.String(), t.Game.Level(l.String())}
	})
	return ui.Div("kind",
		ModeSwitch(t, name+"-mode", s.Mode),
		ui.Labelled(ui.HiddenName(t.Level.Level), ui.SelectField(name+"-level", name+"-level", s.Level.String(), levels)),
		ListField(t, name, s, lists),
	)
}

// ModeSwitch draws the buttons of the modes as a group.
func ModeSwitch(t *text.Text, action string, chosen engine.Mode) goapp.UI {
	return goapp.Div().Class("switch").Role("group").Aria("label", t.Game.Mode).Body(modeChoices(t, action, chosen)...)
}

// modeChoices draws a button for each mode.
func modeChoices(t *text.Text, action string, chosen engine.Mode) []goapp.UI {
	return each.Of(engine.Modes(), func(m engine.Mode) goapp.UI {
		return ui.Choice(action, m.String(), wording.ModeName(&t.Game, m), m == chosen)
	})
}

// ListField draws the choice of a list.
func ListField(t *text.Text, name string, s session.Scope, all []lists.List) goapp.UI {
	options := each.Of(all, func(l lists.List) [2]string { return [2]string{l.Name.String(), wording.FullListName(t, l)} })
	return ui.Labelled(ui.HiddenName(t.Solver.List), ui.SelectField(name+"-list", name+"-list", s.List.String(), options))
}

// NoPairs says that a list has no secrets of two words.
func NoPairs(t *text.Text, l lists.List) goapp.UI {
	return ui.P("barred", t.Lists.NoPairs(wording.ListName(t, l)))
}

// KeptMark draws a tick if a list is cached, or else its size.
func KeptMark(t *text.Offline, l lists.List, kept bool) goapp.UI {
	const kilobyte = 1 << 10 // bytes
	if kept {
		return goapp.Span().Role("img").Aria("label", t.Kept).Body(ui.IconKept.Draw())
	}
	return goapp.Elem("small").Text(strconv.Itoa((l.Bytes + kilobyte/2) / kilobyte))
}

// Safety says whether the browser may clear games and lists. It returns "" if the browser
// does not say, or if nothing is stored.
func Safety(t *text.Offline, s *session.Session) string {
	if len(s.History)+len(s.Imported)+len(s.Saved) == 0 || s.Unsaved {
		return ""
	}
	return map[session.Persistence]string{session.Persistent: t.Safe, session.Clearable: t.Clearable}[s.Persistence]
}

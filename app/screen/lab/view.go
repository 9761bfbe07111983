package lab

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/app/screen"
	"ketword/app/screen/part"
	"ketword/app/screen/watched"
	"ketword/app/session"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/app/wording"
	"ketword/internal/each"
)

// Draw draws the screen: what the lab is about, its tabs, and the one that is open.
func (m *Model) Draw(v screen.View) goapp.UI {
	f := m.found(v.Session)
	return goapp.Section().Class("lab").Body(drawHead(v, m, &f), drawTab(v, m, &f))
}

func drawTab(v screen.View, m *Model, f *found) goapp.UI {
	list, _ := v.Session.Find(m.scope.List)
	switch m.tab {
	case Letters:
		return &lettersTab{Text: v.TextOf(list), Found: f.Letters, Guesses: m.guesses}
	case Openers:
		return &openersTab{Text: v.TextOf(list), Lang: part.WordLang(list), Length: m.scope.List.Length, Openers: f.Openers, Tried: f.Tried}
	case Games:
		return drawTournament(v, m, f)
	}
	return drawWatch(v, m, f)
}

// head draws what stands above every tab.
type head struct {
	goapp.Compo
	Text    *text.Text
	Scope   session.Scope
	List    lists.List   // of the scope
	Lists   []lists.List // to choose from
	Tab     Tab
	Looking bool
	Waiting session.Waiting
	Failed  string
	Refused string
}

func drawHead(v screen.View, m *Model, f *found) goapp.UI {
	list, _ := v.Session.Find(m.scope.List)
	return &head{
		Text: v.Text, Scope: m.scope, List: list, Lists: v.Session.AllLists(), Tab: m.tab, Looking: f.Looking && m.tab != Games,
		Waiting: v.Session.Waiting, Failed: part.Failure(v.Text, f.Failed), Refused: refusalText(v.Text, m.refusal),
	}
}

func (h *head) Render() goapp.UI {
	t := &h.Text.Lab
	tabs := each.Of(Tabs(), func(tab Tab) goapp.UI {
		return ui.Choice("lab-tab", string(tab), t.Tab(string(tab)), tab == h.Tab)
	})
	told, class := h.Refused, "refusal"
	switch {
	case told != "":
	case h.Failed != "":
		told = h.Failed
	case h.Looking && h.Waiting.Active():
		told, class = part.Waiting(h.Text, h.Waiting), "quiet"
	case h.Looking:
		told, class = t.Wait(string(h.Tab)), "quiet"
	}
	return goapp.Div().Class("lab-head").Body(
		part.ScopeForm(h.Text, "lab", h.Scope, h.Lists),
		ui.If(h.List.Answers > 0 && !h.List.Quantum, part.NoPairs(h.Text, h.List)),
		goapp.Div().Class("tabs").Role("group").Aria("label", t.Tabs()).Body(tabs...),
		ui.Live("status", goapp.Div().Class("news")).Body(ui.Said(class, told)),
	)
}

// refusalText says why what was typed can't be used; "" if it can.
func refusalText(t *text.Text, p problem) string {
	switch p.Fault {
	case notWord:
		if p.Typed == "" {
			return t.Challenge.Empty()
		}
		return t.Challenge.NotWord(p.Typed)
	case wrongSize:
		return t.Lab.NotLength(p.Typed, p.Length)
	case unknown:
		return t.Lab.Unknown(wording.Upper(t, p.Typed))
	case notSeed:
		return t.Tournament.NotSeed(p.Typed)
	case notPuzzle:
		return notice.Sentence(t, notice.NewBadSeed(p.Typed))
	case both:
		return t.Watch.Both()
	case noStrategy:
		return t.Tournament.NoStrategy()
	case careless:
		return t.Tournament.Careless()
	case shares:
		return t.Explainer.Shares(wording.Listed(&t.Speech, wording.Uppers(t, p.Typed)))
	}
	return ""
}

// Drawn shows the table of a tournament that has begun, the next row of a game that is
// watched, or why what was typed can't be used, which stands above the fields.
func (m *Model) Drawn(d screen.Redrawn) {
	was := d.Was.(*Model)
	found, had := m.found(d.Session), was.found(d.Before)
	if m.tab == Watch {
		watched.Drawn(had.Watched, found.Watched, true)
	}
	if m.refusal != was.refusal && m.refusal != (problem{}) {
		browser.Show(".lab .news")
	}
	if found.Running && !had.Running {
		browser.Show(".standings")
	}
}

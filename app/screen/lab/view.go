package lab

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/app/screen"
	"ketword/app/screen/part"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/app/wording"
	"ketword/internal/each"
)

// drawing draws the lab with the coach's answers.
type drawing struct {
	screen.View
	*Model
	found
	list  lists.List
	words *text.Text // sentences for the list
}

// Draw draws the screen: its head with the tabs, and the open tab.
func (m *Model) Draw(v screen.View) goapp.UI {
	list, _ := v.Session.Find(m.scope.List)
	d := &drawing{v, m, m.found(v.Session), list, v.TextOf(list)}
	return goapp.Section().Class("lab").Body(d.head(), d.open())
}

// open draws the open tab.
func (d *drawing) open() goapp.UI {
	switch d.tab {
	case Letters:
		return d.lettersTab()
	case Openers:
		return d.openersTab()
	case Games:
		return d.gamesTab()
	}
	return d.watchTab()
}

// head draws what all tabs have in common.
func (d *drawing) head() goapp.UI {
	t, s := &d.Text.Lab, d.Session
	tabs := each.Of(allTabs(), func(tab Tab) goapp.UI {
		return ui.Choice("lab-tab", string(tab), t.Tab(string(tab)), tab == d.tab)
	})
	told, class := part.Failure(d.Text, d.Failed), "refusal"
	if told == "" && d.Looking && d.tab != Games {
		told, class = t.Wait(string(d.tab)), "quiet"
		if s.Waiting.Active() {
			told = part.Waiting(d.Text, s.Waiting)
		}
	}
	return ui.Div("lab-head",
		part.ScopeForm(d.Text, "lab", d.scope, s.AllLists()),
		ui.If(d.list.Answers > 0 && !d.list.Quantum, part.NoPairs(d.Text, d.list)),
		goapp.Div().Class("switch", "tabs").Role("group").Aria("label", t.Tabs).Body(tabs...),
		ui.Live("status", goapp.Div().Class("news")).Body(ui.Said(class, told)),
	)
}

// Ids of the fields of several tabs, and of what is wrong with the one that is refused.
const (
	tryField    = "lab-try"
	openerField = "lab-opener"
	seedField   = "lab-seed"
	watchFirst  = "watch-first"
	watchNumber = "watch-number"
	faultID     = "lab-fault"
)

// field draws a field with its label. Enter does an action.
func (d *drawing) field(name goapp.UI, id, action string) goapp.UI {
	field := part.WordInput(id, d.scope.List.Length)
	switch id {
	case seedField:
		field = ui.NumberInput(id, labSeedDigits).Attr("placeholder", "1")
	case watchNumber:
		field = ui.NumberInput(id, part.SeedDigits)
	}
	return ui.Labelled(name, ui.Refused(field.DataSet("enter", action), d.refusal.Field == id, faultID))
}

// fault draws why a field or a choice was refused.
func (d *drawing) fault() goapp.UI {
	return ui.Live("status", goapp.Div().ID(faultID).Class("refusal")).Body(ui.Said("", refusalText(d.Text, d.refusal)))
}

// refusalText says why an input was refused, or returns "".
func refusalText(t *text.Text, p problem) string {
	switch p.Fault {
	case notWord:
		if p.Typed == "" {
			return t.Challenge.Empty
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
		return t.Watch.Both
	case noStrategy:
		return t.Tournament.NoStrategy
	case careless:
		return t.Tournament.Careless
	case shares:
		return t.Explainer.Shares(wording.Listed(&t.Speech, wording.Uppers(t, p.Typed)))
	}
	return ""
}

// Drawn scrolls to the table of a new tournament, to the next row of a watched game, or to
// a new refusal.
func (m *Model) Drawn(d screen.Redrawn) {
	was := d.Was.(*Model)
	found, had := m.found(d.Session), was.found(d.Before)
	if m.tab == Watch {
		part.FocusStep(had.Watched, found.Watched, true)
	}
	if m.refusal != was.refusal && m.refusal != (problem{}) {
		browser.Show("#" + faultID)
	}
	if found.Running && !had.Running {
		browser.Show(".standings")
	}
}

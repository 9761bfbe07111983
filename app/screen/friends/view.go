package friends

import (
	"slices"
	"strconv"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/friends"
	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/app/query"
	"ketword/app/screen"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/app/wording"
	"ketword/engine"
	"ketword/internal/each"
)

// drawing draws the screen.
type drawing struct {
	screen.View
	*Model
	seen
	t *text.Friends
}

// giveField begins the ids of the fields in which a result is given to a person.
const giveField = "give-"

// Draw draws the form for a text, what came of it, and the tables.
func (m *Model) Draw(v screen.View) goapp.UI {
	d := &drawing{v, m, m.see(v.Session), &v.Text.Friends}
	return goapp.Section().Class("lists", "friends").Body(
		d.arrived(),
		goapp.Div().Body(ui.Said("", ui.When(len(v.Session.Kept.Results) == 0, d.t.About))), // the form keeps its place
		d.form(),
		ui.Live("status", goapp.Div().Class("told").TabIndex(-1)).Body(d.told()...),
		ui.Live("status", goapp.Div()).Body(ui.Said("refusal", notice.Sentences(v.Text, v.Notices))),
		d.unread(),
		d.tables(),
	)
}

// arrived draws what came with a link.
func (d *drawing) arrived() goapp.UI {
	if len(d.came.Results) == 0 {
		return goapp.Div()
	}
	return ui.Div("arrived",
		ui.P("", d.t.Came(d.t.Results(len(d.came.Results)), d.t.People(len(d.came.People())))),
		ui.Act("accept-friends", d.t.Accept).Class("main"),
	)
}

// form draws the field for a text from a chat, and its buttons.
func (d *drawing) form() goapp.UI {
	fault := d.outcome.fault(d.t)
	field := goapp.Div().Body(ui.Labelled(ui.FieldName(d.t.Field), goapp.Elem("textarea").ID(TextField).Attr("rows", 2).
		Aria("invalid", !d.file && fault != "").Aria("describedby", "chat-fault").
		Attr("placeholder", d.t.Example).Attr("autocomplete", "off").Spellcheck(false)),
		ui.Live("status", goapp.Div().ID("chat-fault")).Body(ui.Said("refusal", fault)))
	if d.reads {
		part := query.PartOf[*query.ChatPart](d.Session.Answers.Of(d.query()))
		percent := 0
		if part != nil && part.All > 0 {
			percent = 100 * part.Read / part.All
		}
		return ui.Div("import",
			field, // so that the text stays
			ui.Live("status", goapp.Div()).Body(ui.P("", d.t.Reading(d.Text.Game.Percent(strconv.Itoa(percent))))),
			ui.Act("stop-chat", d.t.Stop),
		)
	}
	return ui.Div("import",
		field,
		ui.Div("acts",
			ui.Act("read-chat", d.t.Read).Class("main"),
			ui.Labelled(goapp.Text(d.t.Pick), ui.Input("file").Attr("accept", ".txt,.json,.zip,text/plain,application/json,application/zip").DataSet("action", "pick-chat")).Class("act", "pick"),
		),
		ui.Said("quiet", ui.When(len(d.Session.Kept.Results) == 0, d.t.How)),
	)
}

// told draws what came of the text.
func (d *drawing) told() []goapp.UI {
	o := d.outcome
	var lines []string
	if o.done && o.fault(d.t) == "" {
		lines = []string{d.t.Added(d.t.Results(o.added), d.t.People(o.people))}
		if o.known > 0 {
			lines = append(lines, d.t.Known(o.known))
		}
		lines = append(lines, d.clashes()...)
	}
	return each.Of(lines, func(l string) goapp.UI { return ui.P("", l) })
}

// clashes returns what is told of results that do not count, each once.
func (d *drawing) clashes() (lines []string) {
	for _, c := range d.outcome.clashes {
		line := d.t.Clash(d.name(c.Counts.Who), d.puzzleName(c.Counts.Puzzle), c.Counts.Score(), c.Other.Score())
		if !slices.Contains(lines, line) {
			lines = append(lines, line)
		}
	}
	if more := len(lines) - shownClashes; more > 0 {
		lines = append(lines[:shownClashes], d.t.More(more))
	}
	return lines
}

// shownClashes is how many results that do not count are told of.
const shownClashes = 5

// unread draws the lines that look like results and could not be read. One that lacks only a person can be
// given to somebody.
func (d *drawing) unread() goapp.UI {
	o := d.outcome
	if len(o.unread) == 0 {
		return goapp.Div()
	}
	var items []goapp.UI
	for i, u := range o.unread {
		why := map[friends.Fault]string{
			friends.NoPerson: d.t.NoPerson, friends.NoPuzzle: d.t.NoPuzzle, friends.BadScore: d.t.BadScore, friends.Contradict: d.t.Contradicts,
		}[u.Fault]
		index := strconv.Itoa(i)
		id, value := giveField+index, index+" "+d.t.You
		body := []goapp.UI{goapp.P().Body(goapp.Elem("small").Text(d.t.Line(u.Line, why)), goapp.Elem("q").Text(lists.Seen(u.Text)))}
		if u.Fault == friends.NoPerson {
			body = append(body, ui.Div("acts",
				ui.Labelled(ui.HiddenName(d.t.Name), ui.TextInput(id, friends.MaxName).Attr("placeholder", d.t.Name).DataSet("enter", "give-result").DataSet("value", value)),
				ui.Act("give-result", d.t.Give).DataSet("value", value),
			))
		}
		items = append(items, goapp.Li().Body(body...))
	}
	return goapp.Elem("details").Class("unread").Body(
		goapp.Elem("summary").Text(d.t.Unread(len(o.unread)+o.more)), goapp.Ul().Body(items...), ui.Said("quiet", ui.When(o.more > 0, d.t.More(o.more))),
	)
}

// name returns a person's name.
func (d *drawing) name(person string) string {
	if person == friends.You {
		return d.t.You
	}
	return wording.Isolated(person)
}

// gameName returns the name of a game.
func (d *drawing) gameName(g friends.Game) string {
	if !g.Mode.Valid() {
		return g.Name
	}
	list, err := lists.ParseName(g.List)
	if err != nil {
		return text.Name + " " + wording.ModeName(&d.Text.Game, g.Mode) + wording.PartsBetween + g.List
	}
	known, _ := d.Session.Find(list)
	if known.Name != list {
		known = lists.List{Name: list}
	}
	return text.Name + " " + wording.ModeName(&d.Text.Game, g.Mode) + wording.PartsBetween + wording.FullListName(d.Text, known)
}

// puzzleName returns the name of a puzzle, with its date if the number tells it.
func (d *drawing) puzzleName(p friends.Puzzle) string {
	number := strconv.FormatUint(p.Number, 10)
	if p.Random {
		return d.gameName(p.Game) + wording.PartsBetween + d.Text.Game.Seeded(number)
	}
	return d.gameName(p.Game) + wording.PartsBetween + number
}

// Drawn empties the field once results of its text were added or known, and shows what was done.
func (m *Model) Drawn(d screen.Redrawn) {
	was := d.Was.(*Model)
	if d.Session.Kept.Me != d.Before.Kept.Me { // an attribute that is removed leaves the text as it is
		browser.Fill("#"+meField, d.Session.Kept.Me)
	}
	switch {
	case !d.Here:
	case was.reads && !m.reads:
		if !m.file && m.outcome.added+m.outcome.known > 0 {
			browser.Fill("#"+TextField, "")
		}
		browser.FocusAndShow("[data-action=read-chat]")
	case !was.reads && m.reads:
		browser.FocusOn("[data-action=stop-chat]")
	case m.person != was.person && m.person != "":
		browser.FocusAndShow("#" + renameField)
	case m.before != was.before && m.before != nil:
		browser.FocusAndShow("[data-action=undo-person]")
	case len(m.came.Results) < len(was.came.Results):
		browser.FocusAndShow(".friends > .told")
	case m.before != was.before:
		browser.FocusAndShow(".people button")
	case len(m.outcome.unread) < len(was.outcome.unread): // the fields have moved up
		browser.Fill("[id^="+giveField+"]", "")
		browser.FocusOn(".friends > .told")
		browser.FocusOn("[id^=" + giveField + "]")
	}
}

// feedbackText describes the rows of a result in words.
func feedbackText(t *text.Text, rows []engine.Feedback) string {
	said := ""
	for i, row := range rows {
		marks := ""
		for j, mark := range row.Marks() {
			if j > 0 {
				marks += t.Speech.Separator
			}
			marks += t.Speech.Marks(mark.String())
		}
		say := t.Speech.Row
		if row.Mixed() {
			say = t.Speech.MixedRow
		}
		said += say(i+1, marks) + " "
	}
	return said
}

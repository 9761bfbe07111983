package friends

import (
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/effect"
	"ketword/app/friends"
	"ketword/app/links"
	"ketword/app/ui"
	"ketword/app/wording"
	"ketword/internal/each"
	"ketword/internal/format"
)

// everybody draws the people, with what can be done to each.
func (d *drawing) everybody() goapp.UI {
	people := each.But(d.Session.Kept.People(), func(p string) bool { return p == friends.You })
	items := each.Of(people, func(person string) goapp.UI {
		button := goapp.Button().Type("button").DataSet("action", "pick-person").DataSet("value", person).
			Aria("expanded", person == d.person).Text(d.name(person))
		if d.Session.Kept.Hidden[person] {
			return goapp.Li().Class("hidden").Body(goapp.Span().Text(d.name(person)), ui.Act("show-person", d.t.Show).DataSet("value", person))
		}
		if person != d.person {
			return goapp.Li().Body(button)
		}
		return goapp.Li().Class("picked").Body(button, d.changes(people))
	})
	return ui.Div("people", ui.H3(d.t.Everybody), d.done(), goapp.Ul().Body(items...),
		ui.Div("acts", ui.Act("forget-friends", d.t.ForgetAll)))
}

// done draws what was done to somebody, and the button that undoes it.
func (d *drawing) done() goapp.UI {
	told := ui.Live("status", goapp.Div().Class("told"))
	if d.before == nil {
		return told
	}
	return told.Body(ui.P("", d.t.Did(d.did, d.name(d.whom), d.name(d.into))), ui.Act("undo-person", d.Text.OwnLists.Undo))
}

// changes draws what can be done to the picked person.
func (d *drawing) changes(people []string) goapp.UI {
	others := [][2]string{{"", d.t.Merge}}
	for _, p := range people {
		if p != d.person {
			others = append(others, [2]string{p, d.name(p)})
		}
	}
	return goapp.Div().Role("group").Aria("label", d.name(d.person)).Body(
		ui.Div("acts",
			ui.Labelled(ui.HiddenName(d.t.Rename), ui.TextInput(renameField, friends.MaxName).Attr("value", d.person).DataSet("enter", "rename-person").DataSet("value", d.t.You)),
			ui.Act("rename-person", d.t.Rename).DataSet("value", d.t.You),
		),
		ui.If(len(others) > 1, ui.Labelled(ui.HiddenName(d.t.Merge), ui.SelectField("merge-person", "merge-person", "", others))),
		ui.Div("acts",
			ui.Act("mine", d.t.Mine), ui.Act("hide-person", d.t.Hide), ui.Act("forget-person", d.t.Forget),
		),
	)
}

// passOn draws the ways to pass the table on.
func (d *drawing) passOn() goapp.UI {
	me := d.Session.Kept.Me
	passed := d.Session.Kept.Passed(d.own)
	code, text := passed.Code(d.selection), d.standingsText(" ")
	there := len(d.standings) > 0
	var acts []goapp.UI
	if there {
		acts = append(acts, ui.Act("copy-friends", d.t.CopyTable).Class("main").DataSet("value", text),
			ui.Act("picture-friends", d.t.Picture).DataSet("value", d.standingsText(effect.Between)))
	}
	if code != "" {
		acts = append(acts, ui.Act("copy-friends", d.t.CopyLink).DataSet("value", d.Device.Home+Screen.Path()+"#"+links.ParamTable+"="+code))
	}
	acts = append(acts, ui.Act("save-friends", d.t.Save).DataSet("value", d.t.File))
	told := ui.When(d.copied, d.t.Copied)
	if d.blocked {
		told = d.Text.Share.Blocked
	}
	return ui.Div("pass",
		ui.H3(d.t.Pass),
		ui.Div("acts",
			ui.Labelled(ui.FieldName(d.t.MyName), ui.TextInput(meField, friends.MaxName).Attr("value", me).DataSet("enter", "my-name")),
			ui.Act("my-name", d.Text.OwnLists.Save),
		),
		ui.Said("quiet", ui.When(me == "", d.t.NoName)),
		ui.If(there, ui.Untranslated(goapp.Pre()).Class("shared").TabIndex(0).Aria("label", d.t.Pass).Text(text)),
		ui.Live("status", goapp.Div().Class("told")).Body(ui.Said("", told)),
		ui.Div("acts", acts...),
		ui.Said("quiet", ui.When(there && code == "" && len(passed.Results) > 0, d.t.TooLong)),
	)
}

// placeText returns a person's place, or a dash.
func placeText(s friends.Standing) string {
	if !s.Ranked {
		return "–"
	}
	return format.Text("%d.", s.Place)
}

// standingsText returns the table as text for a chat, with a separator between place, name and figures.
func (d *drawing) standingsText(separator string) string {
	medals := []string{"🥇", "🥈", "🥉"}
	text := d.gameName(d.seen.game) + wording.PartsBetween + d.days()
	for _, s := range d.standings {
		name := d.name(s.Person)
		if s.Person == friends.You && d.Session.Kept.Me != "" {
			name = wording.Isolated(d.Session.Kept.Me)
		}
		place := placeText(s)
		if s.Ranked && s.Won > 0 && s.Place <= len(medals) {
			place = medals[s.Place-1]
		}
		figures := format.Text("%s (%s)", wording.Decimal(&d.Text.Game, s.Mean()), d.t.Of(s.Won, s.Played))
		text += "\n" + strings.Join([]string{place, name, figures}, separator)
	}
	return text
}

// Package ui draws the elements that screens are made of: icons, buttons, fields and charts.
package ui

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/internal/each"
)

// Icon is the path of a line drawing of 24 by 24 units, drawn for this program.
type Icon string

// The icons.
const (
	IconHint  Icon = "M9 18h6m-5 3h4M12 3a6 6 0 0 0-3.8 10.6c.8.7 1.3 1.5 1.3 2.4h5c0-.9.5-1.7 1.3-2.4A6 6 0 0 0 12 3"
	IconHelp  Icon = "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20M9 9.2a3 3 0 1 1 4.4 2.7c-.9.5-1.4 1.1-1.4 2.1m0 3.2v.01"
	IconStats Icon = "M5 20v-7m7 7V4m7 16v-11"
	IconMenu  Icon = "M4 7h16M4 12h16M4 17h16"
	IconClose Icon = "m6 6 12 12M18 6 6 18"
	IconEnter Icon = "M20 5v6a3 3 0 0 1-3 3H5m4-4-4 4 4 4"
	IconEdit  Icon = "m4 20 1-5L16 4l4 4L9 19zM14 6l4 4"
	IconOlder Icon = "m14.5 6-6 6 6 6"
	IconNewer Icon = "m9.5 6 6 6-6 6"
	IconKept  Icon = "m5 13 4.5 4.5L19 7"
	IconShare Icon = "M12 15V3M8 6.5 12 3l4 3.5M7 10H5v11h14V10h-2"
	IconDay   Icon = "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8m0-6v2m0 16v2M2 12h2m16 0h2M5 5l1.4 1.4m11.2 11.2L19 19M5 19l1.4-1.4M17.6 6.4 19 5"
	IconMonth Icon = "M4 6h16v14H4zm0 5h16M8 3v4m8-4v4"
	IconDice  Icon = "M4 4h16v16H4zm4.5 4.5v.01m7 0v.01M12 12v.01m-3.5 3.49v.01m7 0v.01"
	IconCount Icon = "M9 4 7 20M17 4l-2 16M4 9h16M4 15h16"
	IconPeer  Icon = "M9 4a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M3 20c0-4 2.5-6 6-6s6 2 6 6m1-16a3.5 3.5 0 0 1 0 7m2 3.5c2 .8 3 2.6 3 5.5"
	IconBack  Icon = "M9 5h12v14H9l-6-7zm3 4 6 6m0-6-6 6"
)

// Draw draws the icon. It is hidden from screen readers, since the text beside it or the
// name of its button says the same.
func (i Icon) Draw() goapp.UI {
	return shape("svg").Attr("viewBox", "0 0 24 24").Attr("focusable", "false").Aria("hidden", true).Body(shape("path").Attr("d", string(i)))
}

// IconButton draws a button with an icon and no text.
func IconButton(action, name string, i Icon) goapp.HTMLButton {
	return goapp.Button().Type("button").Class("icon").
		DataSet("action", action).Title(name).Body(i.Draw())
}

// Act draws a button with text. Its action is one of the tables of actions.
func Act(action, name string) goapp.HTMLButton {
	return goapp.Button().Type("button").Class("act").DataSet("action", action).Text(name)
}

// Fold draws what is hidden until its heading is pressed.
func Fold(heading goapp.UI, body ...goapp.UI) goapp.HTMLElem {
	return goapp.Elem("details").Class("fold").Body(append([]goapp.UI{goapp.Elem("summary").Body(heading)}, body...)...)
}

// TextButton draws a button within a sentence.
func TextButton(action, name string) goapp.HTMLButton {
	return goapp.Button().Type("button").Class("text").DataSet("action", action).Text(name)
}

// Choice draws one of several buttons; chosen says whether it is pressed.
func Choice(action, value, name string, chosen bool) goapp.HTMLButton {
	return goapp.Button().Type("button").
		DataSet("action", action).DataSet("value", value).
		Aria("pressed", chosen).Text(name)
}

// Chips draws a group of choices below a heading. It draws nothing without buttons, as
// before the lists are read.
func Chips(id, class, title string, buttons []goapp.UI) goapp.UI {
	if len(buttons) == 0 {
		return nil
	}
	return goapp.Div().Class("choice", class).Body(
		goapp.H3().ID(id).Text(title),
		goapp.Div().Class("chips").Role("group").Aria("labelledby", id).Body(buttons...),
	)
}

// When returns an attribute or class if a condition holds, or else "", which go-app omits.
func When(condition bool, value string) string {
	if condition {
		return value
	}
	return ""
}

// If returns an element if it is to be shown, or else nil, which draws nothing.
func If(shown bool, element goapp.UI) goapp.UI {
	if !shown {
		return nil
	}
	return element
}

// Untranslated excludes an element from translation by the browser: words of a list, letters, marks.
func Untranslated[E interface{ Attr(string, any) E }](element E) E {
	return element.Attr("translate", "no")
}

// Live makes an element a live region with a role: screen readers read its changes. It is not translated,
// since they would not read the browser's replacement.
func Live[E interface{ Attr(string, any) E }](role string, element E) E {
	return Untranslated(element).Attr("role", role)
}

// What is drawn often has a function of its own, which takes less room in the program than the calls in it.

// Div draws a division with a class.
func Div(class string, body ...goapp.UI) goapp.HTMLDiv { return goapp.Div().Class(class).Body(body...) }

// P draws a paragraph with a class, or with none.
func P(class, text string) goapp.HTMLP { return goapp.P().Class(class).Text(text) }

// H3 draws a heading within a screen.
func H3(text string) goapp.HTMLH3 { return goapp.H3().Text(text) }

// Said draws a paragraph with a class, or nothing if the text is "".
func Said(class, text string) goapp.UI { return If(text != "", P(class, text)) }

// Fact draws a figure in a list of them, with its label.
func Fact(what, figure string) goapp.UI {
	return goapp.Div().Body(goapp.Dt().Text(what), goapp.Dd().Text(figure))
}

// Elements of forms are created by name, since each of go-app's own functions for them adds
// some 50 kB to the program.

// Labelled draws a label around its content.
func Labelled(content ...goapp.UI) goapp.HTMLElem { return goapp.Elem("label").Body(content...) }

// Input draws an input of a type.
func Input(kind string) goapp.HTMLElemSelfClosing {
	return goapp.ElemSelfClosing("input").Attr("type", kind)
}

// TextInput draws an input for one line of at most most letters.
func TextInput(id string, most int) goapp.HTMLElemSelfClosing {
	return Input("text").ID(id).Attr("maxlength", most).Attr("autocomplete", "off")
}

// SelectField draws a choice of options, each a value and a name. The chosen value is set
// after each drawing (setChoices in package app), since the browser ignores the attribute
// once the element was used.
func SelectField(id, action, chosen string, options [][2]string) goapp.HTMLElem {
	items := each.Of(options, func(option [2]string) goapp.UI {
		return goapp.Elem("option").Attr("value", option[0]).Attr("selected", When(option[0] == chosen, "true")).Text(option[1])
	})
	return goapp.Elem("select").ID(id).DataSet("action", action).DataSet("value", chosen).Body(items...)
}

// Refused ties a field to the element with an id that says why what was typed there was refused, if it was.
func Refused(field goapp.HTMLElemSelfClosing, refused bool, id string) goapp.HTMLElemSelfClosing {
	if refused {
		return field.Aria("invalid", true).Aria("describedby", id)
	}
	return field
}

// HiddenName draws a label for screen readers only, for a field whose value is clear enough to the eye.
func HiddenName(name string) goapp.UI { return goapp.Span().Class("unseen").Text(name) }

// FieldName draws the label of a field.
func FieldName(name string) goapp.UI { return goapp.Span().Text(name) }

// OptionalName draws the label of a field that may be left empty.
func OptionalName(name, optional string) goapp.UI {
	return goapp.Span().Body(goapp.Text(name), goapp.Elem("small").Text(" "+optional))
}

// NumberInput draws an input for a whole number of at most digits digits.
func NumberInput(id string, digits int) goapp.HTMLElemSelfClosing {
	return TextInput(id, digits).Attr("inputmode", "numeric")
}

package app

import goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

// Elements of forms. They are made by name, since each kind of element that
// go-app knows adds some 50 kB to the program.

// label draws a label around what it names.
func label(content ...goapp.UI) goapp.HTMLElem { return goapp.Elem("label").Body(content...) }

// input draws a field of a type.
func input(kind string) goapp.HTMLElemSelfClosing {
	return goapp.ElemSelfClosing("input").Attr("type", kind)
}

// textInput draws a field for one line, of so many letters at the most.
func textInput(id string, most int) goapp.HTMLElemSelfClosing {
	return input("text").ID(id).Attr("maxlength", most).Attr("autocomplete", "off")
}

// fieldName draws the name of a field.
func fieldName(name string) goapp.UI { return goapp.Span().Text(name) }

// optionalName draws the name of a field that may stay empty.
func optionalName(name, optional string) goapp.UI {
	return goapp.Span().Body(goapp.Text(name), goapp.Elem("small").Text(" "+optional))
}

package site

import (
	"testing"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

func TestMarkup(t *testing.T) {
	for name, test := range map[string]struct {
		from goapp.UI
		want string
	}{
		"attributes are sorted by name": {
			goapp.Div().TabIndex(0).ID("b").Class("a").DataSet("z", 1).DataSet("y", 2),
			`<div class="a" data-y="2" data-z="1" id="b" tabindex="0"></div>`,
		},
		"true stays where it is a value": {
			goapp.Button().Aria("pressed", true).DataSet("mixed", true).Disabled(true),
			`<button aria-pressed="true" data-mixed="true" disabled=""></button>`,
		},
		"false removes a boolean attribute, and stays elsewhere": {
			goapp.Div().Hidden(false).Aria("pressed", false),
			`<div aria-pressed="false"></div>`,
		},
		"quotes, markup and backslashes in values": {
			goapp.Div().Title(`say "a<b" & c:\d`),
			`<div title="say &#34;a&lt;b&#34; &amp; c:\d"></div>`,
		},
		"markup in text": {
			goapp.P().Text(`a<b & "c"`),
			`<p>a&lt;b &amp; &#34;c&#34;</p>`,
		},
		"no space between elements": {
			goapp.Div().Body(goapp.Span().Text("a"), goapp.Span().Body(goapp.B().Text("b"))),
			`<div><span>a</span><span><b>b</b></span></div>`,
		},
		"spaces of the text stay": {
			goapp.P().Body(goapp.B().Text("two"), goapp.Text(" words,  "), goapp.Text("\nthree")),
			"<p><b>two</b> words,  \nthree</p>",
		},
	} {
		t.Run(name, func(t *testing.T) {
			got, err := Markup(goapp.HTMLString(test.from))
			if err != nil {
				t.Fatal(err)
			}
			if got != test.want {
				t.Errorf("got  %s\nwant %s", got, test.want)
			}
		})
	}
}

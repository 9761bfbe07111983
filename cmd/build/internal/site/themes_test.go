package site

import (
	"os"
	"strings"
	"testing"

	"ketword/internal/sample"
)

// A token that differs by theme is two rules, and the dark one holds where the system
// prefers it or the player has chosen it. What a system prefers holds unless the player
// has chosen otherwise.
func TestFollowSettings(t *testing.T) {
	for name, c := range map[string]struct{ sheet, want string }{
		"nothing to do": {
			`/* why */ a:not(.b, .c) > d::after, e { content: "a;b}"; color: rgb(1, 2, 3); --x: 1px } @keyframes turn { 0% { color: red } }`,
			`a:not(.b,.c)>d::after,e { content: "a;b}"; color: rgb(1,2,3); --x: 1px; }
@keyframes turn {
0% { color: red; }
}`,
		},
		"tokens": {
			`:root { --ground: light-dark(#fff, #000); --gap: 6px; --veil: light-dark(rgb(0, 0, 0), #0008) } p { margin: 0 }`,
			`:root { --ground: #fff; --gap: 6px; --veil: rgb(0, 0, 0); }
@media (prefers-color-scheme:dark) {
:root:where(:not([data-theme=light])) { --ground: #000; --veil: #0008; }
}
:root:where([data-theme=dark]) { --ground: #000; --veil: #0008; }
p { margin: 0; }`,
		},
		"elsewhere": {
			`@media print { .a, .b:is(.c, .d) { background: linear-gradient(light-dark(red, blue), light-dark(var(--x, 0), 1)) } }`,
			`@media print {
.a,.b:is(.c,.d) { background: linear-gradient(red,var(--x,0)); }
@media (prefers-color-scheme:dark) {
:where(:root:not([data-theme=light])) .a,:where(:root:not([data-theme=light])) .b:is(.c,.d) { background: linear-gradient(blue,1); }
}
:where(:root[data-theme=dark]) .a,:where(:root[data-theme=dark]) .b:is(.c,.d) { background: linear-gradient(blue,1); }
}`,
		},
		"contrast": {
			`@media (prefers-contrast: more) { :root { --ink: light-dark(#000, #fff) } }`,
			`@media (prefers-contrast:more) {
:root:where(:not([data-contrast=off])) { --ink: #000; }
}
:root:where([data-contrast=on]) { --ink: #000; }
@media (prefers-contrast:more) {
@media (prefers-color-scheme:dark) {
:root:where(:not([data-theme=light])):where(:not([data-contrast=off])) { --ink: #fff; }
}
:root:where([data-theme=dark]):where(:not([data-contrast=off])) { --ink: #fff; }
}
@media (prefers-color-scheme:dark) {
:root:where(:not([data-theme=light])):where([data-contrast=on]) { --ink: #fff; }
}
:root:where([data-theme=dark]):where([data-contrast=on]) { --ink: #fff; }`,
		},
		"motion": {
			`@media (prefers-reduced-motion: no-preference) { .tile { animation: pop .1s } :root[data-x] p { animation: pop } }`,
			`@media (prefers-reduced-motion:no-preference) {
:where(:root:not([data-motion=reduced])) .tile { animation: pop .1s; }
:root:where(:not([data-motion=reduced]))[data-x] p { animation: pop; }
}`,
		},
	} {
		got, err := FollowSettings([]byte(c.sheet))
		if err != nil || strings.TrimSpace(string(got)) != c.want {
			t.Errorf("%s: %v\n%s", name, err, got)
		}
	}
}

// A call that has not two colours, and a sheet that is none, are refused.
func TestFollowSettingsRefuses(t *testing.T) {
	for sheet, want := range map[string]string{
		`a { color: light-dark(#fff) }`:             "a: light-dark(#fff): light-dark has not two colours",
		`a { color: light-dark(#fff, #000, #888) }`: "a: light-dark(#fff,#000,#888): light-dark has not two colours",
		`a { color red }`:                           "expected colon in declaration",
	} {
		if got, err := FollowSettings([]byte(sheet)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %q, %v", sheet, got, err)
		}
	}
}

// In the game's own sheets nothing is left of light-dark, and no preference holds
// against the player's choice.
func TestOwnSheetsFollowSettings(t *testing.T) {
	board := sample.Must(os.ReadFile("../../../../web/board.css"))(t)
	screens := sample.Must(os.ReadFile("../../../../web/screens.css"))(t)
	out := sample.Must(FollowSettings(append(board, screens...)))(t)
	text := string(out)
	if strings.Contains(text, "light-dark(") {
		t.Error("light-dark is left")
	}
	for _, p := range preferences {
		_, rest, found := strings.Cut(text, p.query)
		if !found {
			t.Errorf("nothing follows %s", p.query)
		}
		for found {
			var block string
			block, rest, found = strings.Cut(rest, p.query)
			first, _, _ := strings.Cut(strings.TrimPrefix(block, " {\n"), " {")
			if !strings.HasPrefix(first, "@") && !strings.Contains(first, p.refused) {
				t.Errorf("%s: %s", p.query, first)
			}
		}
	}
}

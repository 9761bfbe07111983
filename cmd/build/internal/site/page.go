package site

import (
	"bytes"
	"embed"
	"html/template"
	"maps"
	"net/url"
	"slices"
	"strings"

	"ketword/app/envelope"
	"ketword/app/text"
	"ketword/app/text/embedded"
	"ketword/internal/each"
)

// Page is an address of the site that has a page of its own.
type Page struct {
	Path        string // from the folder of its language, "" or ending in /; "" is the game's
	Title       string
	Description string
	Body        string // the prerendered program, one element
}

// up returns the relative path from a folder to the site's root.
func up(folder string) string { return strings.Repeat("../", strings.Count(folder, "/")) }

// page is what the templates print.
type page struct {
	Page
	Language
	Languages   []Language
	Attributes  template.HTMLAttr // of the page's root
	Body        template.HTML
	Assets      Assets
	Root        string // relative path from the page to the site's root, or ""
	Home        string // and to the folder of its language
	Base        string // path at which the site is served
	Canonical   string // address of the page, "" if it is not known in full
	Others      []alternate
	Image       string // address of the picture for shared links
	OwnScripts  string
	Policy      string
	OwnText     string // name of the file with the sentences of the page
	Edition     string // of the sentences
	Integrity   string // hash of the script that runs the program
	Board       template.CSS
	Screens     template.CSS
	BeforePaint template.JS
	Boot        template.JS
	Light       string // background colours
	Dark        string
	Version     string
	HistoryFile string // name of a file with a history
	Settings    int    // version of the settings that the program stores
}

// Background colours, as in the style sheet, for the browser's own frame.
const (
	backgroundLight = "#f7f5f0"
	backgroundDark  = "#13121a"
)

func newPage(p Parts, assets Assets, l Language, of Page) page {
	own := assets.Texts[slices.IndexFunc(p.Languages, func(other Language) bool { return other.Tag == l.Tag })]
	return page{
		Page:        of,
		Language:    l,
		Languages:   p.Languages,
		Attributes:  attributes(p.Root),
		Body:        template.HTML(of.Body),
		Assets:      assets,
		Root:        up(l.Folder + of.Path),
		Home:        up(of.Path),
		Base:        p.Base.EscapedPath(),
		Canonical:   canonical(p.Base, l.Folder+of.Path),
		Others:      alternates(p, of),
		Image:       p.Base.JoinPath(socialName).String(),
		OwnScripts:  ownScripts,
		Policy:      policy(p),
		OwnText:     own,
		Edition:     p.Edition,
		Integrity:   integrity(p.Run),
		Board:       template.CSS(p.Board),
		Screens:     template.CSS(p.Screens),
		BeforePaint: template.JS(p.BeforePaint),
		Boot:        template.JS(p.Boot),
		Light:       backgroundLight,
		Dark:        backgroundDark,
		Version:     p.Version + " " + p.Commit,
		HistoryFile: embedded.English.History.File,
		Settings:    envelope.Settings.Version(),
	}
}

// Name returns the product's name.
func (page) Name() string { return text.Name }

// attributes prints attributes for a template, sorted by their names.
func attributes(all map[string]string) template.HTMLAttr {
	var b strings.Builder
	for _, name := range slices.Sorted(maps.Keys(all)) {
		b.WriteString(" " + name + `="` + template.HTMLEscapeString(all[name]) + `"`)
	}
	return template.HTMLAttr(b.String())
}

// canonical returns the full address of a page by its path from the site's root; "" if the
// build knows only the site's path, which names no page elsewhere.
func canonical(base *url.URL, path string) string {
	if base.Host == "" {
		return ""
	}
	return base.JoinPath("./" + path).String()
}

// alternate is the address of a page in a language, for search engines.
type alternate struct{ Lang, Address string }

// alternates returns the addresses of a page in all languages, and for readers of any other;
// none if they are not known in full, as search engines want them.
func alternates(p Parts, of Page) []alternate {
	if p.Base.Host == "" {
		return nil
	}
	all := each.Of(p.Languages, func(l Language) alternate { return alternate{l.Tag, canonical(p.Base, l.Folder+of.Path)} })
	return append(all, alternate{"x-default", all[0].Address})
}

//go:embed page.html 404.html
var templateFiles embed.FS

var templates = template.Must(template.ParseFS(templateFiles, "*.html"))

func printPage(name string, p page) ([]byte, error) {
	var out bytes.Buffer
	err := templates.ExecuteTemplate(&out, name, p)
	return out.Bytes(), err
}

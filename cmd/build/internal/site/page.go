package site

import (
	"bytes"
	"embed"
	"html/template"
	"maps"
	"net/url"
	"slices"
	"strings"

	"ketword/app/text"
)

// Page is an address of the site that has a page of its own.
type Page struct {
	Path        string // from the site's root, "" or ending in /
	Title       string
	Description string
	Body        string // the prerendered program, one element
}

// up returns the relative path from the page to the site's root.
func (p Page) up() string {
	return strings.Repeat("../", strings.Count(p.Path, "/"))
}

// page is what the templates print.
type page struct {
	Page
	Text       text.Site
	Lang       string
	Attributes template.HTMLAttr // of the page's root
	Body       template.HTML
	Assets     Assets
	Root       string // relative path from the page to the site's root, or ""
	Base       string // path at which the site is served
	Canonical  string // address of the page, "" if it is not known in full
	Image      string // address of the picture for shared links
	Policy     string
	Style      template.CSS
	First      template.JS
	Boot       template.JS
	Light      string // background colours
	Dark       string
	Version    string
}

// Background colours, as in the style sheet, for the browser's own frame.
const (
	backgroundLight = "#f7f5f0"
	backgroundDark  = "#13121a"
)

func newPage(p Parts, assets Assets, of Page) page {
	return page{
		Page:       of,
		Text:       p.Text,
		Lang:       p.Lang,
		Attributes: attributes(p.Root),
		Body:       template.HTML(of.Body),
		Assets:     assets,
		Root:       of.up(),
		Base:       p.Base.EscapedPath(),
		Canonical:  canonical(p.Base, of),
		Image:      p.Base.JoinPath(socialName).String(),
		Policy:     policy(p),
		Style:      template.CSS(p.Style),
		First:      template.JS(p.First),
		Boot:       template.JS(p.Boot),
		Light:      backgroundLight,
		Dark:       backgroundDark,
		Version:    p.Version + " " + p.Commit,
	}
}

// attributes prints attributes for a template, sorted by their names.
func attributes(all map[string]string) template.HTMLAttr {
	var b strings.Builder
	for _, name := range slices.Sorted(maps.Keys(all)) {
		b.WriteString(" " + name + `="` + template.HTMLEscapeString(all[name]) + `"`)
	}
	return template.HTMLAttr(b.String())
}

// canonical returns the full address of a page; "" if the build knows only its path,
// which names no page elsewhere.
func canonical(base *url.URL, p Page) string {
	if base.Host == "" {
		return ""
	}
	return base.JoinPath("./" + p.Path).String()
}

//go:embed page.html 404.html
var templateFiles embed.FS

var templates = template.Must(template.ParseFS(templateFiles, "*.html"))

func printPage(name string, p page) ([]byte, error) {
	var out bytes.Buffer
	err := templates.ExecuteTemplate(&out, name, p)
	return out.Bytes(), err
}

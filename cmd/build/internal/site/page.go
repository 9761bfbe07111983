package site

import (
	"bytes"
	"embed"
	"html/template"
	"net/url"
	"strings"

	"ketword/app/text"
)

// Route is an address of the site that has a page of its own.
type Route struct {
	Path string // from the site's root, "" or ending in /
}

// Routes are all pages.
var Routes = []Route{{Path: ""}}

// up returns the relative path from the page to the site's root.
func (r Route) up() string {
	return strings.Repeat("../", strings.Count(r.Path, "/"))
}

// page is what the templates print.
type page struct {
	Text      text.Site
	Lang      string
	Body      template.HTML
	Assets    Assets
	Root      string // relative path from the page to the site's root, or ""
	Base      string // path at which the site is served
	Canonical string // address of the page, "" if it is not known in full
	Image     string // address of the picture for shared links
	Policy    string
	Style     template.CSS
	Boot      template.JS
	Light     string // background colours
	Dark      string
	Version   string
}

// Background colours, as in the style sheet, for the browser's own frame.
const (
	backgroundLight = "#f7f5f0"
	backgroundDark  = "#13121a"
)

func newPage(p Parts, assets Assets, r Route) page {
	return page{
		Text:      p.Text,
		Lang:      p.Lang,
		Body:      template.HTML(p.Body),
		Assets:    assets,
		Root:      r.up(),
		Base:      p.Base.EscapedPath(),
		Canonical: canonical(p.Base, r),
		Image:     p.Base.JoinPath(socialName).String(),
		Policy:    policy(p),
		Style:     template.CSS(p.Style),
		Boot:      template.JS(p.Boot),
		Light:     backgroundLight,
		Dark:      backgroundDark,
		Version:   p.Version + " " + p.Commit,
	}
}

// canonical returns the full address of a page; "" if the build knows only its path,
// which names no page elsewhere.
func canonical(base *url.URL, r Route) string {
	if base.Host == "" {
		return ""
	}
	return base.JoinPath("./" + r.Path).String()
}

//go:embed page.html 404.html
var templateFiles embed.FS

var templates = template.Must(template.ParseFS(templateFiles, "*.html"))

func printPage(name string, p page) ([]byte, error) {
	var out bytes.Buffer
	err := templates.ExecuteTemplate(&out, name, p)
	return out.Bytes(), err
}

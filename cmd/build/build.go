package main

import (
	"errors"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
	"github.com/tdewolff/minify/v2"
	"github.com/tdewolff/minify/v2/css"
	"github.com/tdewolff/minify/v2/js"

	"ketword/app"
	"ketword/app/languages"
	"ketword/cmd/build/internal/hydration"
	"ketword/cmd/build/internal/licences"
	"ketword/cmd/build/internal/lite"
	"ketword/cmd/build/internal/markup"
	"ketword/cmd/build/internal/site"
	"ketword/cmd/build/internal/themes"
	"ketword/cmd/build/internal/toolchain"
	"ketword/cmd/internal/release"
)

const (
	program = "./cmd/browser" // what is compiled for the browser
	webDir  = "web"
	liteDir = ".cache/lite" // where the lighter copy of go-app is made
)

// build makes the site in the folder that the options name, and prints the
// sizes of its files.
func build(o options) error {
	if _, err := os.Stat(filepath.Join(webDir, "boot.js")); err != nil {
		return errors.New("no web/boot.js here: run this in the project's folder")
	}
	parts, err := gather(o)
	if err != nil {
		return err
	}
	files, err := site.Assemble(parts)
	if err != nil {
		return err
	}
	if o.quick {
		return files.Write(o.out)
	}
	copies, err := compressAll(files)
	if err != nil {
		return err
	}
	printSizes(os.Stdout, files, copies)
	printFigures(os.Stdout, files, copies)
	if err := checkListSizes(os.Stdout); err != nil {
		return err
	}
	maps.Copy(files, copies)
	if o.base.Host == "" {
		fmt.Printf("For %s of a host: elsewhere the picture of shared links, the identity when installed and the link of 404.html need BASE.\n", o.base.EscapedPath())
	}
	return files.Write(o.out)
}

// gather compiles, prerenders and reads the parts of the site.
func gather(o options) (site.Parts, error) {
	parts := site.Parts{Root: app.Attributes(), Version: release.Version, Commit: commit(), Base: o.base, Packs: !o.quick}
	addProgram := func(p *site.Parts) error { return addProgram(p, o.plain) }
	for _, step := range []func(*site.Parts) error{addLists, addProgram, addPages, addWeb} {
		if err := step(&parts); err != nil {
			return site.Parts{}, err
		}
	}
	return parts, nil
}

// addProgram adds what comes from the Go toolchain: the program, the script
// that runs it, and the notices. addWeb puts run.js and coach.js before that script.
func addProgram(p *site.Parts, plain bool) error {
	tools, err := findTools(plain)
	if err != nil {
		return err
	}
	linked, err := tools.Compile(program)
	if err != nil {
		return err
	}
	if p.Wasm, err = published(linked, tools.Version, plain); err != nil {
		return err
	}
	if p.Run, err = tools.WasmExec(); err != nil {
		return fmt.Errorf("wasm_exec.js of %s: %w", tools.Version, err)
	}
	p.Coach = p.Run
	return addLicences(p, tools)
}

// addLicences adds the notices of all that is linked into the program.
func addLicences(p *site.Parts, tools toolchain.Go) error {
	modules, err := tools.Modules(program)
	if err != nil {
		return err
	}
	notices, err := licences.Gather(".", modules)
	p.Licences = []byte(notices)
	return err
}

// goAppUsers are the folders of all packages that import go-app.
var goAppUsers = []string{"app", "app/browser", "app/ui"}

// findTools returns the toolchain that compiles the program: with the lighter
// copy of go-app, unless plain is set.
func findTools(plain bool) (toolchain.Go, error) {
	tools, err := toolchain.Find(".")
	if err != nil || plain {
		return tools, err
	}
	goApp, err := tools.Module(lite.GoApp)
	if err != nil {
		return tools, err
	}
	modfile, err := lite.Make(".", liteDir, goApp, hydration.Feature, goAppUsers...)
	return tools.WithModfile(modfile), err
}

// addPages adds the languages, and in each the pages of the game and of the dialogs that
// have addresses.
func addPages(p *site.Parts) error {
	for _, t := range languages.All() {
		language := site.Language{Tag: t.Lang, Folder: t.Folder(), Text: *languages.SiteOf(t)}
		for _, page := range app.Pages(t) {
			body, err := markup.Normalise(goapp.HTMLString(page.UI))
			if err != nil {
				return err
			}
			language.Pages = append(language.Pages, site.Page{Path: page.Path, Title: page.Title, Description: page.Description, Body: body})
		}
		p.Languages = append(p.Languages, language)
	}
	return nil
}

// addWeb reads the hand-written files.
func addWeb(p *site.Parts) error {
	p.Statics = site.Files{}
	entries, err := os.ReadDir(webDir)
	if err != nil {
		return err
	}
	for _, entry := range entries {
		data, err := os.ReadFile(filepath.Join(webDir, entry.Name()))
		if err != nil {
			return err
		}
		switch entry.Name() {
		case "first.js":
			p.First, err = minified("text/javascript", data)
		case "boot.js":
			p.Boot, err = minified("text/javascript", data)
		case "run.js":
			p.Run = append(data, p.Run...)
		case "coach.js":
			p.Coach = append(data, p.Coach...)
		case "sw.js":
			p.Worker = data
		case "ketword.css":
			p.Style, err = styleSheet(data)
		default:
			p.Statics[entry.Name()] = data
		}
		if err != nil {
			return fmt.Errorf("%s: %w", entry.Name(), err)
		}
	}
	return nil
}

// styleSheet returns the style sheet as it stands in the page: it follows the settings.
func styleSheet(data []byte) ([]byte, error) {
	sheet, err := themes.Rewrite(data)
	if err != nil {
		return nil, err
	}
	return minified("text/css", sheet)
}

// minified returns a style sheet or a script without comments and blanks, as it stands
// in the page. Its type is a media type. A script stays in the language of 2017.
func minified(kind string, text []byte) ([]byte, error) {
	m := minify.New()
	m.Add("text/css", &css.Minifier{})
	m.Add("text/javascript", &js.Minifier{Version: 2017})
	return m.Bytes(kind, text)
}

// commit returns the short hash of the commit that is checked out; "unknown"
// outside git.
func commit() string {
	out, err := exec.Command("git", "rev-parse", "--short", "HEAD").Output()
	if err != nil {
		return "unknown"
	}
	return strings.TrimSpace(string(out))
}

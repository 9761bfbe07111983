package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"

	"github.com/tdewolff/minify/v2"
	"github.com/tdewolff/minify/v2/css"
	"github.com/tdewolff/minify/v2/js"

	"ketword/cmd/build/internal/site"
)

// webDir is the folder of the hand-written files.
const webDir = "web"

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
		case "beforepaint.js":
			p.BeforePaint, err = minified("text/javascript", data)
		case "boot.js":
			p.Boot, err = minified("text/javascript", data)
		case "run.js":
			p.Run = slices.Concat(data, p.Run)
		case "coach.js":
			p.Coach = slices.Concat(data, p.Coach)
		case "instance.js":
			p.Run, p.Coach = slices.Concat(data, p.Run), slices.Concat(data, p.Coach)
		case "sw.js":
			p.Worker = data
		case "board.css":
			p.Board, err = styleSheet(data)
		case "screens.css":
			p.Screens, err = styleSheet(data)
		default:
			p.Statics[entry.Name()] = data
		}
		if err != nil {
			return fmt.Errorf("%s: %w", entry.Name(), err)
		}
	}
	return nil
}

// styleSheet returns a style sheet as it stands in the page: it follows the settings.
func styleSheet(data []byte) ([]byte, error) {
	sheet, err := site.FollowSettings(data)
	if err != nil {
		return nil, err
	}
	return minified("text/css", sheet)
}

// minified returns a style sheet or a script of a media type without comments and blanks, as it
// stands in the page. A script stays in the JavaScript of 2017.
func minified(kind string, text []byte) ([]byte, error) {
	m := minify.New()
	m.Add("text/css", &css.Minifier{})
	m.Add("text/javascript", &js.Minifier{Version: 2017})
	return m.Bytes(kind, text)
}

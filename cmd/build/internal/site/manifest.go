package site

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"image/png"

	"ketword/app/text"
)

// Names of files that other files refer to.
const (
	manifestName = "manifest.webmanifest"
	iconName     = "icon.svg"
	socialName   = "social.png" // the picture of a shared link
)

// Manifest tells a browser how to install the site, in one language. Its addresses are
// relative to itself, so they hold wherever the site is served. In any language it is the
// same program, with all pages. Only ID is relative to the
// origin: it is the path that was given to the build.
type Manifest struct {
	ID              string     `json:"id"`
	Name            string     `json:"name"`
	ShortName       string     `json:"short_name"`
	Description     string     `json:"description"`
	Lang            string     `json:"lang"`
	Dir             string     `json:"dir"`
	StartURL        string     `json:"start_url"`
	Scope           string     `json:"scope"`
	Display         string     `json:"display"`
	DisplayOverride []string   `json:"display_override"`
	BackgroundColor string     `json:"background_color"`
	ThemeColor      string     `json:"theme_color"`
	Categories      []string   `json:"categories"`
	Icons           []Picture  `json:"icons"`
	Screenshots     []Picture  `json:"screenshots,omitempty"`
	Shortcuts       []Shortcut `json:"shortcuts"`
}

// Picture is an icon or a screenshot.
type Picture struct {
	Source     string `json:"src"`
	Sizes      string `json:"sizes"`
	Type       string `json:"type"`
	Purpose    string `json:"purpose,omitempty"`
	FormFactor string `json:"form_factor,omitempty"`
	Label      string `json:"label,omitempty"`
}

// Shortcut is an entry of the installed game's menu.
type Shortcut struct {
	Name  string    `json:"name"`
	URL   string    `json:"url"`
	Icons []Picture `json:"icons"`
}

func manifest(p Parts, l Language) ([]byte, error) {
	pictures, err := measure(p.Statics, up(l.Folder), icons())
	if err != nil {
		return nil, err
	}
	screens, err := measure(p.Statics, up(l.Folder), screenshots(l.Text.Site))
	if err != nil {
		return nil, err
	}
	out, err := json.MarshalIndent(Manifest{
		ID:              p.Base.EscapedPath(),
		Name:            text.Name,
		ShortName:       text.Name,
		Description:     l.Text.Site.Description,
		Lang:            l.Tag,
		Dir:             l.Text.Language.Direction,
		StartURL:        ".",
		Scope:           up(l.Folder) + ".",
		Display:         "standalone",
		DisplayOverride: []string{"standalone", "minimal-ui"},
		BackgroundColor: backgroundLight,
		ThemeColor:      backgroundLight,
		Categories:      []string{"games"},
		Icons:           pictures,
		Screenshots:     screens,
		Shortcuts: []Shortcut{
			{Name: l.Text.Site.Classic, URL: "./?mode=classic", Icons: pictures[1:2]},
			{Name: l.Text.Site.Quantum, URL: "./?mode=quantum", Icons: pictures[1:2]},
		},
	}, "", "  ")
	return append(out, '\n'), err
}

func icons() []Picture {
	return []Picture{
		{Source: iconName, Sizes: "any", Type: "image/svg+xml", Purpose: "any"},
		{Source: "icon-192.png", Type: "image/png", Purpose: "any"},
		{Source: "icon-512.png", Type: "image/png", Purpose: "any"},
		{Source: "icon-maskable.svg", Sizes: "any", Type: "image/svg+xml", Purpose: "maskable"},
		{Source: "icon-maskable-192.png", Type: "image/png", Purpose: "maskable"},
		{Source: "icon-maskable-512.png", Type: "image/png", Purpose: "maskable"},
	}
}

func screenshots(t text.Site) []Picture {
	return []Picture{
		{Source: "screenshot-narrow.png", Type: "image/png", FormFactor: "narrow", Label: t.ScreenSmall},
		{Source: "screenshot-wide.png", Type: "image/png", FormFactor: "wide", Label: t.ScreenWide},
	}
}

// measure returns the pictures that exist, with their sizes, and their addresses from a
// folder from which root leads to the site's.
func measure(files Files, root string, pictures []Picture) ([]Picture, error) {
	var found []Picture
	for _, picture := range pictures {
		data, there := files[picture.Source]
		if !there {
			continue
		}
		if picture.Sizes == "" {
			config, err := png.DecodeConfig(bytes.NewReader(data))
			if err != nil {
				return nil, fmt.Errorf("%s: %w", picture.Source, err)
			}
			picture.Sizes = fmt.Sprintf("%dx%d", config.Width, config.Height)
		}
		picture.Source = root + picture.Source
		found = append(found, picture)
	}
	return found, nil
}

// favicon returns a PNG picture as an icon file, with one picture. Browsers ask for
// it by themselves where a page names no icon, as the notices, which are plain text.
func favicon(png []byte) []byte {
	const header = 22 // bytes before the picture
	icon := []byte{
		0, 0, 1, 0, 1, 0, // an icon file with one picture,
		0, 0, 0, 0, 1, 0, 32, 0, // whose size stands in the picture, of 32 bits a pixel
	}
	icon = binary.LittleEndian.AppendUint32(icon, uint32(len(png)))
	icon = binary.LittleEndian.AppendUint32(icon, header)
	return append(icon, png...)
}

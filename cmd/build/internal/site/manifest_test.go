package site

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"net/url"
	"strings"
	"testing"

	"ketword/app/text"
	"ketword/app/text/embedded"
	"ketword/internal/sample"
)

// manifestOf returns the manifest of the language whose pages are in a folder.
func manifestOf(t *testing.T, base, folder string) (Manifest, Files) {
	t.Helper()
	files := assemble(t, parts(t, base))
	var m Manifest
	if err := json.Unmarshal(files[folder+manifestName], &m); err != nil {
		t.Fatal(err)
	}
	return m, files
}

// Browsers resolve the identity against the origin, and the other addresses
// against the manifest.
func TestManifestHoldsAtAnyPath(t *testing.T) {
	for _, base := range []string{"/", "/deep/sub/", "https://games.example/ketword/"} {
		m, _ := manifestOf(t, base, "")
		other, _ := manifestOf(t, base, "xx/")
		site := sample.Must(url.Parse("https://host.example" + pathOf(t, base)))(t)
		resolve := func(from *url.URL, to string) string {
			u := sample.Must(from.Parse(to))(t)
			return u.String()
		}
		origin := &url.URL{Scheme: "https", Host: "host.example", Path: "/"}
		manifest, _ := site.Parse(manifestName)
		for what, got := range map[string]string{
			"start_url": resolve(manifest, m.StartURL),
			"scope":     resolve(manifest, m.Scope),
			"id":        resolve(origin, m.ID),
		} {
			if got != site.String() {
				t.Errorf("at %s: %s is %s", base, what, got)
			}
		}
		there, _ := site.Parse("xx/" + manifestName)
		for what, got := range map[string]string{
			site.String() + "xx/":                resolve(there, other.StartURL),
			site.String():                        resolve(there, other.Scope),
			m.ID:                                 other.ID,
			resolve(manifest, m.Icons[0].Source): resolve(there, other.Icons[0].Source),
		} {
			if got != what {
				t.Errorf("at %s, in another language: %s, want %s", base, got, what)
			}
		}
		for _, s := range m.Shortcuts {
			if got := resolve(manifest, s.URL); !strings.HasPrefix(got, site.String()+"?mode=") {
				t.Errorf("at %s: shortcut to %s", base, got)
			}
		}
	}
}

func pathOf(t *testing.T, base string) string {
	t.Helper()
	u := sample.Must(url.Parse(base))(t)
	return u.Path
}

func TestManifestPictures(t *testing.T) {
	m, files := manifestOf(t, "/", "")
	found := map[string]bool{}
	for _, picture := range append(m.Icons, m.Screenshots...) {
		if _, there := files[picture.Source]; !there {
			t.Errorf("names %s, which does not exist", picture.Source)
		}
		found[strings.TrimSpace(picture.Purpose+" "+picture.Sizes)] = true
	}
	for _, need := range []string{"any 192x192", "any 512x512", "any any", "maskable 192x192", "maskable 512x512"} {
		if !found[need] {
			t.Errorf("no icon for %s", need)
		}
	}
	if m.Name == "" || m.ShortName == "" || m.Description == "" || m.Display != "standalone" || len(m.Shortcuts) != 2 {
		t.Errorf("incomplete: %+v", m)
	}
}

// Pages and manifest of a language that is written from right to left say so.
func TestDirection(t *testing.T) {
	p := parts(t, "/")
	other := sample.Must(text.Read(strings.Replace(embedded.Compiled("en"), "\nltr\n", "\nrtl\n", 1)))(t)
	p.Languages[1].Text = other
	files := assemble(t, p)
	for folder, want := range map[string]string{"": "ltr", "xx/": "rtl"} {
		var m Manifest
		if err := json.Unmarshal(files[folder+manifestName], &m); err != nil || m.Dir != want {
			t.Errorf("the manifest in %q has the direction %s, want %s; %v", folder, m.Dir, want, err)
		}
		if page := files[folder+"index.html"]; !bytes.Contains(page, []byte(`" dir="`+want+`"`)) {
			t.Errorf("the page in %q has not the direction %s", folder, want)
		}
	}
}

func TestManifestRefusesABrokenPicture(t *testing.T) {
	p := parts(t, "/")
	p.Statics["icon-192.png"] = []byte("not a picture")
	if _, err := Assemble(p); err == nil || !strings.Contains(err.Error(), "icon-192.png") {
		t.Errorf("got %v", err)
	}
}

// The icon file says where its picture is, and how long.
func TestFavicon(t *testing.T) {
	_, files := manifestOf(t, "/", "")
	icon, picture := files["favicon.ico"], files["icon-192.png"]
	length, at := binary.LittleEndian.Uint32(icon[14:]), binary.LittleEndian.Uint32(icon[18:])
	if int(length) != len(picture) || !bytes.Equal(icon[at:], picture) {
		t.Errorf("%d bytes at %d, of %d: not the picture of %d bytes", length, at, len(icon), len(picture))
	}
}

// Package serve serves the built site as a good host of static files does: with
// compressed copies, content types, the rules of _headers, 404.html, and the
// slash after a folder's name.
package serve

import (
	"bytes"
	"io/fs"
	"net/http"
	"os"
	"path"
	"strings"
	"time"

	"ketword/cmd/build/internal/headers"
)

// Site serves the files of a folder.
type Site struct {
	files fs.FS
	rules headers.Rules
}

// Open returns the built site in a folder. It reads the site's rules.
func Open(folder string) (*Site, error) {
	file, err := os.Open(path.Join(folder, "_headers"))
	if err != nil {
		return nil, err
	}
	defer file.Close()
	rules, err := headers.Parse(file)
	if err != nil {
		return nil, err
	}
	return &Site{files: os.DirFS(folder), rules: rules}, nil
}

// ServeHTTP answers a request for a path from the site's root.
func (s *Site) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		w.Header().Set("Allow", "GET, HEAD")
		http.Error(w, "method not allowed", http.StatusMethodNotAllowed)
		return
	}
	name, kind := s.find(r.URL.Path)
	switch kind {
	case folder:
		redirect(w, r, path.Base(r.URL.Path)+"/")
	case missing:
		s.send(w, r, "404.html", http.StatusNotFound)
	default:
		s.send(w, r, name, http.StatusOK)
	}
}

// kind is what a path names.
type kind int

const (
	missing kind = iota
	file
	folder // requested without its slash
)

// find returns the file to send for a path.
func (s *Site) find(address string) (string, kind) {
	name := strings.TrimPrefix(address, "/")
	if name == "" || strings.HasSuffix(name, "/") {
		name += "index.html"
	}
	if !fs.ValidPath(name) || name == "_headers" {
		return "", missing
	}
	info, err := fs.Stat(s.files, name)
	switch {
	case err != nil:
		return "", missing
	case !info.IsDir():
		return name, file
	}
	if _, err := fs.Stat(s.files, name+"/index.html"); err != nil {
		return "", missing
	}
	return "", folder
}

// redirect sends the browser to a path relative to the one it requested.
func redirect(w http.ResponseWriter, r *http.Request, to string) {
	if r.URL.RawQuery != "" {
		to += "?" + r.URL.RawQuery
	}
	w.Header().Set("Location", "./"+to)
	w.WriteHeader(http.StatusMovedPermanently)
}

// send writes a file, or the smallest copy of it that the browser accepts.
func (s *Site) send(w http.ResponseWriter, r *http.Request, name string, status int) {
	data, encoding, err := s.read(name, r.Header.Get("Accept-Encoding"))
	if err != nil {
		http.Error(w, http.StatusText(http.StatusNotFound), http.StatusNotFound)
		return
	}
	h := w.Header()
	h.Set("Content-Type", typeOf(name))
	h.Set("Vary", "Accept-Encoding")
	h.Set("ETag", etag(data))
	if encoding != "" {
		h.Set("Content-Encoding", encoding)
	}
	if status != http.StatusOK {
		s.rules.Apply(h, "/"+name)
		w.WriteHeader(status)
		if r.Method == http.MethodGet {
			w.Write(data)
		}
		return
	}
	s.rules.Apply(h, r.URL.Path)
	http.ServeContent(w, r, name, time.Time{}, bytes.NewReader(data))
}

package site

import (
	"bytes"
	"io/fs"
	"net/http"
	"os"
	"path"
	"strings"
	"time"
)

// Server serves the files of a built site as a good host of static files does: with compressed copies,
// content types, the rules of _headers, 404.html, and the slash after a folder's name.
type Server struct {
	files fs.FS
	rules Rules
}

// Open returns a server of the built site in a folder. It reads the site's rules.
func Open(folder string) (*Server, error) {
	file, err := os.Open(path.Join(folder, "_headers"))
	if err != nil {
		return nil, err
	}
	defer file.Close()
	rules, err := ParseRules(file)
	if err != nil {
		return nil, err
	}
	return &Server{files: os.DirFS(folder), rules: rules}, nil
}

// ServeHTTP answers a request for a path from the site's root.
func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		w.Header().Set("Allow", "GET, HEAD")
		http.Error(w, "method not allowed", http.StatusMethodNotAllowed)
		return
	}
	name, status := s.find(r.URL.Path)
	if status == http.StatusMovedPermanently {
		redirect(w, r, path.Base(r.URL.Path)+"/")
		return
	}
	s.send(w, r, name, status)
}

// find returns the file to send for a path, with its status; the status is that of a
// redirection for a folder that is requested without its slash.
func (s *Server) find(address string) (string, int) {
	const missing = "404.html"
	name := strings.TrimPrefix(address, "/")
	if name == "" || strings.HasSuffix(name, "/") {
		name += "index.html"
	}
	if !fs.ValidPath(name) || name == "_headers" {
		return missing, http.StatusNotFound
	}
	info, err := fs.Stat(s.files, name)
	switch {
	case err != nil:
		return missing, http.StatusNotFound
	case !info.IsDir():
		return name, http.StatusOK
	}
	if _, err := fs.Stat(s.files, name+"/index.html"); err != nil {
		return missing, http.StatusNotFound
	}
	return "", http.StatusMovedPermanently
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
func (s *Server) send(w http.ResponseWriter, r *http.Request, name string, status int) {
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

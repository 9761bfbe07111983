package site

import (
	"crypto/sha256"
	"fmt"
	"io/fs"
	"mime"
	"path"
	"strings"

	"ketword/cmd/build/internal/files"
)

// read returns the smallest copy of a file that accept, the value of
// Accept-Encoding, allows, and its encoding; or the file itself and "".
func (s *Server) read(name, accept string) (data []byte, encoding string, err error) {
	for _, e := range files.Encodings {
		if !accepts(accept, e.Name) {
			continue
		}
		if data, err := fs.ReadFile(s.files, name+e.Extension); err == nil {
			return data, e.Name, nil
		}
	}
	data, err = fs.ReadFile(s.files, name)
	return data, "", err
}

// accepts reports whether an Accept-Encoding value names an encoding. It does not read
// weights, which browsers don't send: a name with one is another name.
func accepts(value, encoding string) bool {
	for name := range strings.SplitSeq(value, ",") {
		if strings.TrimSpace(name) == encoding {
			return true
		}
	}
	return false
}

// types are the content types by extension, so that those of the site don't
// depend on the machine's tables.
var types = map[string]string{
	".html":        "text/html; charset=utf-8",
	".css":         "text/css; charset=utf-8",
	".js":          "text/javascript; charset=utf-8",
	".txt":         "text/plain; charset=utf-8",
	".wasm":        "application/wasm",
	".webmanifest": "application/manifest+json",
	".svg":         "image/svg+xml",
	".png":         "image/png",
}

func typeOf(name string) string {
	extension := path.Ext(name)
	if t, known := types[extension]; known {
		return t
	}
	if t := mime.TypeByExtension(extension); t != "" {
		return t
	}
	return "application/octet-stream"
}

func etag(data []byte) string {
	sum := sha256.Sum256(data)
	return fmt.Sprintf(`"%x"`, sum[:8])
}

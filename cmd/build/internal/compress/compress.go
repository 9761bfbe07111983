// Package compress makes the compressed copies that hosts serve beside files.
package compress

import (
	"bytes"
	"compress/gzip"
	"path"

	"github.com/andybalholm/brotli"
)

// Encoding is a way of compressing that browsers know.
type Encoding struct {
	Name      string // in Accept-Encoding
	Extension string // of the copy, with its dot
	Encode    func([]byte) ([]byte, error)
}

// The encodings of which copies are made.
var (
	Brotli = Encoding{Name: "br", Extension: ".br", Encode: encodeBrotli}
	Gzip   = Encoding{Name: "gzip", Extension: ".gz", Encode: encodeGzip}

	Encodings = []Encoding{Brotli, Gzip} // the densest first
)

// Brotli at its strongest. 2^24 bytes is the largest window browsers must know,
// and best as a rule. Some word lists get smaller with a small window, by a
// third in one case, so files for which that takes no time are tried with both.
const (
	brotliQuality = 11
	largeWindow   = 24
	smallWindow   = 16
	quickSize     = 1 << 20 // bytes
)

func encodeBrotli(data []byte) ([]byte, error) {
	best, err := brotliWithin(largeWindow, data)
	if err != nil || len(data) > quickSize {
		return best, err
	}
	other, err := brotliWithin(smallWindow, data)
	if err == nil && len(other) < len(best) {
		best = other
	}
	return best, err
}

func brotliWithin(window int, data []byte) ([]byte, error) {
	var out bytes.Buffer
	w := brotli.NewWriterOptions(&out, brotli.WriterOptions{Quality: brotliQuality, LGWin: window})
	if _, err := w.Write(data); err != nil {
		return nil, err
	}
	err := w.Close()
	return out.Bytes(), err
}

// encodeGzip writes no name and no time, so equal data make equal copies.
func encodeGzip(data []byte) ([]byte, error) {
	var out bytes.Buffer
	w, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	if _, err := w.Write(data); err != nil {
		return nil, err
	}
	err = w.Close()
	return out.Bytes(), err
}

// compressible are the extensions of files that get smaller.
var compressible = map[string]bool{
	".html": true, ".css": true, ".js": true, ".wasm": true, ".webmanifest": true, ".svg": true, ".txt": true,
}

// Compressible reports whether copies of a file are worth making.
func Compressible(name string) bool { return compressible[path.Ext(name)] }

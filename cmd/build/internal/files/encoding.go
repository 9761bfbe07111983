package files

import (
	"bytes"
	"compress/gzip"

	"github.com/andybalholm/brotli"
)

// Encoding is a compression that browsers understand.
type Encoding struct {
	Name      string // as in Accept-Encoding
	Extension string // of the copy's file, with its dot
	Encode    func([]byte) ([]byte, error)
}

// The encodings of which copies are made.
var (
	Brotli = Encoding{Name: "br", Extension: ".br", Encode: encodeBrotli}
	Gzip   = Encoding{Name: "gzip", Extension: ".gz", Encode: encodeGzip}

	Encodings = []Encoding{Brotli, Gzip} // the smallest copies first
)

// Brotli's settings. With a window of 2^22 bytes the program, of 2^22.6, is 1,000 bytes smaller
// than with the largest, 2^24, and browsers need a quarter of the memory to unpack it. Quality 11
// makes some word lists half as large again as quality 10, so small files are compressed with both.
const (
	brotliWindow = 22      // 2^22 bytes
	bestQuality  = 11      // of most files
	nextQuality  = 10      // takes two fifths of the time
	smallFile    = 1 << 20 // bytes, at most
)

func encodeBrotli(data []byte) ([]byte, error) {
	best, err := brotliOf(bestQuality, data)
	if err != nil || len(data) > smallFile {
		return best, err
	}
	next, err := brotliOf(nextQuality, data)
	if err == nil && len(next) < len(best) {
		best = next
	}
	return best, err
}

func brotliOf(quality int, data []byte) ([]byte, error) {
	var out bytes.Buffer
	w := brotli.NewWriterOptions(&out, brotli.WriterOptions{Quality: quality, LGWin: brotliWindow})
	if _, err := w.Write(data); err != nil {
		return nil, err
	}
	err := w.Close()
	return out.Bytes(), err
}

// encodeGzip stores no name and no time, so that equal data give equal copies.
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

// compressible are the extensions of files that compression makes smaller.
var compressible = map[string]bool{
	".html": true, ".css": true, ".js": true, ".wasm": true, ".webmanifest": true, ".svg": true, ".txt": true,
}

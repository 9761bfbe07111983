package compress

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"

	"ketword/cmd/build/internal/whole"
)

// Cache keeps compressed copies in a folder, under a hash of what they were made
// from: brotli takes some twenty seconds for the program, and most builds don't
// change it.
type Cache struct{ Folder string }

// Encode returns the encoded data, from the folder if it is there.
func (c Cache) Encode(e Encoding, data []byte) ([]byte, error) {
	file := filepath.Join(c.Folder, key(data)+e.Extension)
	if cached, err := os.ReadFile(file); err == nil {
		return cached, nil
	}
	encoded, err := e.Encode(data)
	if err != nil {
		return nil, fmt.Errorf("compress as %s: %w", e.Name, err)
	}
	return encoded, whole.Write(file, encoded)
}

// key is a hash of the data and of the encoders' versions, since another version
// may give other bytes.
func key(data []byte) string {
	sum := sha256.New()
	fmt.Fprintln(sum, encoders())
	sum.Write(data)
	return hex.EncodeToString(sum.Sum(nil))
}

func encoders() string {
	name := fmt.Sprint(runtime.Version(), " ", largeWindow, " ", smallWindow)
	if info, ok := debug.ReadBuildInfo(); ok {
		for _, module := range info.Deps {
			if module.Path == "github.com/andybalholm/brotli" {
				name += " brotli " + module.Version
			}
		}
	}
	return name
}

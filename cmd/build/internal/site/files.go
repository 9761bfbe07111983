package site

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

// Files are the files of a site by their paths, which have slashes and no
// leading one.
type Files map[string][]byte

// Names returns the paths in order.
func (f Files) Names() []string { return slices.Sorted(maps.Keys(f)) }

func (f Files) clone() Files {
	if f == nil {
		return Files{}
	}
	return maps.Clone(f)
}

// Assets are the published names that have a hash of the file's content. Another
// content has another name, so such a file is cached for good.
type Assets struct {
	Wasm, Run string
	Coach     string   // the script of the coach's worker
	Packed    string   // the program, packed by gzip; "" if the build makes no such file
	Lists     []string // word lists, which are fetched when a player chooses them
}

// Names returns the names of the files that every page needs, in a fixed order.
func (a Assets) Names() []string { return []string{a.Run, a.Wasm, a.Coach} }

// packedNames returns the names of the files that are there packed as well.
func (a Assets) packedNames() []string {
	if a.Packed == "" {
		return nil
	}
	return []string{a.Wasm}
}

// hashLength is the number of hexadecimal digits of a hash in a file name. These
// 40 bits are enough to tell all published versions apart.
const hashLength = 10

func (f Files) addHashed(name string, data []byte) string {
	hashed := HashedName(name, data)
	f[hashed] = data
	return hashed
}

// HashedName returns the name under which a file is published: with the hash of
// its content before the extension.
func HashedName(name string, data []byte) string {
	extension := path.Ext(name)
	return strings.TrimSuffix(name, extension) + "-" + hash(data) + extension
}

func hash(data ...[]byte) string {
	sum := sha256.Sum256(bytes.Join(data, []byte{0}))
	return hex.EncodeToString(sum[:])[:hashLength]
}

// Write replaces the content of a folder with the files. It refuses a folder that
// has a content and is not a site.
func (f Files) Write(folder string) error {
	if err := clear(folder); err != nil {
		return err
	}
	for _, name := range f.Names() {
		file := filepath.Join(folder, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(file, f[name], 0o644); err != nil {
			return err
		}
	}
	return nil
}

// clear removes an earlier build. The folder may be missing.
func clear(folder string) error {
	entries, err := os.ReadDir(folder)
	if os.IsNotExist(err) || err == nil && len(entries) == 0 {
		return nil
	}
	if err != nil {
		return err
	}
	if _, err := os.Stat(filepath.Join(folder, workerName)); err != nil {
		return fmt.Errorf("%s is not empty and not a site: choose another folder, or empty it", folder)
	}
	return os.RemoveAll(folder)
}

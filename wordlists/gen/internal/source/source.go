// Package source reads files of pinned packages. It refuses a file that has changed
// since the word lists were made.
package source

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// Kind is where a package comes from.
type Kind string

// The kinds. The value is the name of the folder of their unpacked packages.
const (
	Debian Kind = "deb" // a binary package of Debian
	NPM    Kind = "npm"
)

// Package is a pinned package. SHA256 is the digest of its archive: the .deb file,
// or the .tgz file that npm pack writes.
type Package struct {
	Kind    Kind
	Name    string
	Version string
	SHA256  string
}

// File is a file of a package. Path is relative to the folder of the unpacked
// package, as in "usr/share/dict/words".
type File struct {
	Package, Path, SHA256 string
}

// Packages are pinned packages that are unpacked in a folder, each at KIND/NAME, as
// in deb/scowl and npm/@scope/name.
type Packages struct {
	dir    string
	pinned map[string]Package
}

// Open returns the packages that are unpacked in dir. Languages that share a
// package must pin the same version.
func Open(dir string, pinned ...Package) (*Packages, error) {
	p := &Packages{dir: dir, pinned: make(map[string]Package)}
	for _, pkg := range pinned {
		if other, twice := p.pinned[pkg.Name]; twice && other != pkg {
			return nil, fmt.Errorf("package %s is pinned twice, with different versions or digests", pkg.Name)
		}
		p.pinned[pkg.Name] = pkg
	}
	return p, nil
}

// Read returns the content of a file, and checks its digest. The error names the
// package and its version, and wraps [fs.ErrNotExist] if the file is missing.
func (p *Packages) Read(f File) ([]byte, error) {
	data, err := p.read(f.Package, f.Path)
	if err != nil {
		return nil, err
	}
	return data, p.check(f.Package, f.Path, f.SHA256, data)
}

// read returns the content of a file, unchecked.
func (p *Packages) read(name, file string) ([]byte, error) {
	pkg, known := p.pinned[name]
	if !known {
		return nil, fmt.Errorf("package %s is not pinned", name)
	}
	path := filepath.Join(p.dir, string(pkg.Kind), filepath.FromSlash(name), filepath.FromSlash(file))
	data, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("%s of package %s %s is missing: run wordlists/gen/fetch %s: %w", file, name, pkg.Version, p.dir, fs.ErrNotExist)
	}
	if err != nil {
		return nil, fmt.Errorf("package %s %s: %w", name, pkg.Version, err)
	}
	return data, nil
}

// check compares the digest of data with the pinned one.
func (p *Packages) check(name, file, want string, data []byte) error {
	if sum := sumOf(data); sum != want {
		return fmt.Errorf("%s of package %s %s has the digest %s, not %s: delete its folder and fetch it again", file, name, p.pinned[name].Version, sum, want)
	}
	return nil
}

// sumOf returns the SHA-256 of data in hexadecimal digits.
func sumOf(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:])
}

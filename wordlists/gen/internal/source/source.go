// Package source reads files of pinned packages, and refuses those that are
// not what they were when the word lists were made.
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

// Kind tells where a package comes from.
type Kind string

// The kinds of packages. The value names the folder of the unpacked ones.
const (
	Debian Kind = "deb" // a binary package of Debian
	NPM    Kind = "npm"
)

// Package is a pinned package. SHA256 is that of its archive: the .deb file,
// or the .tgz file that npm pack writes.
type Package struct {
	Kind    Kind
	Name    string
	Version string
	SHA256  string
}

// File is a file of a package. Path is relative to where the package is
// unpacked, as in "usr/share/dict/words"; SHA256 is that of the file.
type File struct {
	Package, Path, SHA256 string
}

// Packages are pinned packages, unpacked in a folder: each at
// KIND/NAME, as in deb/scowl and npm/@scope/name.
type Packages struct {
	dir    string
	pinned map[string]Package
}

// In returns the packages that are unpacked in dir. A package that is pinned
// by several languages is to be pinned alike.
func In(dir string, pinned ...Package) (*Packages, error) {
	p := &Packages{dir: dir, pinned: make(map[string]Package)}
	for _, pkg := range pinned {
		if other, twice := p.pinned[pkg.Name]; twice && other != pkg {
			return nil, fmt.Errorf("package %s is pinned twice, and not alike", pkg.Name)
		}
		p.pinned[pkg.Name] = pkg
	}
	return p, nil
}

// Read returns the content of a file, whose digest it has checked. The error
// names the package and its version, and wraps fs.ErrNotExist if the file is
// not there.
func (p *Packages) Read(f File) ([]byte, error) {
	data, err := p.read(f.Package, f.Path)
	if err != nil {
		return nil, err
	}
	return data, p.check(f.Package, f.Path, f.SHA256, data)
}

// read returns the content of a file as it is.
func (p *Packages) read(name, file string) ([]byte, error) {
	pkg, known := p.pinned[name]
	if !known {
		return nil, fmt.Errorf("package %s is not pinned", name)
	}
	path := filepath.Join(p.dir, string(pkg.Kind), filepath.FromSlash(name), filepath.FromSlash(file))
	data, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("%s of package %s %s is missing; wordlists/gen/fetch %s gets it: %w", file, name, pkg.Version, p.dir, fs.ErrNotExist)
	}
	if err != nil {
		return nil, fmt.Errorf("package %s %s: %w", name, pkg.Version, err)
	}
	return data, nil
}

// check compares the digest of data with the pinned one.
func (p *Packages) check(name, file, want string, data []byte) error {
	if sum := Sum(data); sum != want {
		return fmt.Errorf("%s of package %s %s has the digest %s, not %s: delete its folder and fetch it again", file, name, p.pinned[name].Version, sum, want)
	}
	return nil
}

// Sum returns the SHA-256 of data in hexadecimal digits.
func Sum(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:])
}

package source

import (
	"fmt"
	"strings"
)

// Set is several files of a package with one digest: the SHA-256 of what sha256sum
// prints for Paths, in their order, in the folder of the unpacked package.
type Set struct {
	Package string
	Paths   []string
	SHA256  string
}

// ReadSet returns the contents of the files of a set, in the order of its paths. Its
// errors are those of [Packages.Read].
func (p *Packages) ReadSet(s Set) ([][]byte, error) {
	var sums strings.Builder
	contents := make([][]byte, len(s.Paths))
	for i, path := range s.Paths {
		data, err := p.read(s.Package, path)
		if err != nil {
			return nil, err
		}
		contents[i] = data
		fmt.Fprintf(&sums, "%s  %s\n", sumOf(data), path)
	}
	if err := p.check(s.Package, fmt.Sprintf("the set from %s", s.Paths[0]), s.SHA256, []byte(sums.String())); err != nil {
		return nil, err
	}
	return contents, nil
}

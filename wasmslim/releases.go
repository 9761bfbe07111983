package wasmslim

import (
	"go/version"
	"slices"
)

// A release is what differs between the releases of Go whose layout is known.
type release struct {
	tested string // the version of it with which the project is tested, as in "go1.26.8"

	// readRest reads what follows the beginning of the module data.
	readRest func([]byte) (moduleRest, error)

	// readOnly puts together, in the order in which the linker lays them out, the
	// addresses of the types and those of the tables of functions (dodata in
	// cmd/link/internal/ld/data.go).
	readOnly func(types, tables []uint64) []uint64
}

// releases are the known ones, the oldest first: those that Go itself supports.
// docs/build.md says how to move to another one.
var releases = []release{go126, go127}

// Names returns the names of the known releases, as in "go1.26", the oldest first.
func Names() []string {
	return mapped(Tested(), version.Lang)
}

// Tested returns the versions of Go with which the project is tested, one of each
// known release, the oldest first.
func Tested() []string {
	return mapped(releases, func(r release) string { return r.tested })
}

// Known says whether a version of Go, as in "go1.26.8", is of a release whose layout
// is known.
func Known(goVersion string) bool {
	_, known := releaseOf(goVersion)
	return known
}

func releaseOf(goVersion string) (release, bool) {
	i := slices.IndexFunc(releases, func(of release) bool { return version.Lang(of.tested) == version.Lang(goVersion) })
	if i < 0 {
		return release{}, false
	}
	return releases[i], true
}

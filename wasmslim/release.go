package wasmslim

import (
	"go/version"
	"regexp"
	"slices"
	"strings"
)

// A release is what differs between the releases of Go whose layout is known.
type release struct {
	tested string // the version of it that the tests run with, as in "go1.26.8"

	// readRest reads what follows the beginning of the module data.
	readRest func([]byte) (moduleRest, error)

	// order puts together, in the order in which the linker lays them out, the
	// addresses of the types and those of the tables of functions (dodata in
	// cmd/link/internal/ld/data.go).
	order func(types, tables []uint64) []uint64
}

// releases are the known ones, the oldest first: those that Go itself supports.
// README.md says how to add another one.
var releases = []release{go126, go127}

// Releases returns the versions of Go that the package is tested with, one of each
// known release, as in "go1.26.8", the oldest first.
func Releases() []string {
	return mapped(releases, func(r release) string { return r.tested })
}

// released is the form of the versions that Go releases. Others may be laid out in another way: those of
// development, such as "go1.27rc1", and those that somebody has changed, such as "go1.26.8-corp".
var released = regexp.MustCompile(`^go1\.\d+(\.\d+)?$`)

// Known says whether a version of Go, as in "go1.26.8", is of a known release.
func Known(goVersion string) bool {
	_, known := releaseOf(goVersion)
	return known
}

func releaseOf(goVersion string) (release, bool) {
	i := slices.IndexFunc(releases, func(r release) bool { return version.Lang(r.tested) == version.Lang(goVersion) })
	if i < 0 || !released.MatchString(goVersion) {
		return release{}, false
	}
	return releases[i], true
}

// releaseNames returns the known releases, as in "go1.26, go1.27".
func releaseNames() string {
	return strings.Join(mapped(Releases(), version.Lang), ", ")
}

// Package version is the command that tells which program this is, and the
// licences of what is in it.
package version

import (
	"fmt"
	"io"
	"runtime"
	"strings"

	"ketword/cmd/internal/release"
	"ketword/cmd/ketword/internal/flags"
	"ketword/cmd/ketword/internal/world"
	"ketword/wordlists"
)

// Run prints the version, or the licences.
func Run(args []string, w world.World) error {
	set := flags.New("version", "[-licences]", "Prints the version of the program.")
	licences := set.Bool("licences", false, "print the licences of the program, of what it is made from, and of its word lists")
	if err := set.ParseAll(args, w.Out, func() error { return nil }); err != nil {
		return err
	}
	if *licences {
		return printLicences(w.Out)
	}
	_, err := fmt.Fprintf(w.Out, "ketword %s, %s, %s/%s\n", release.Version, runtime.Version(), runtime.GOOS, runtime.GOARCH)
	return err
}

// printLicences prints all notices. The program is made from no module but its
// own and Go's library; a test holds that.
func printLicences(w io.Writer) error {
	for i, part := range []struct{ title, text string }{
		{"Ketword", release.Licence}, {"Go, https://go.dev", release.Go}, {"Word lists", wordlists.Sources},
	} {
		if i > 0 {
			fmt.Fprint(w, "\n\n")
		}
		line := strings.Repeat("=", len(part.title))
		if _, err := fmt.Fprintf(w, "%s\n%s\n\n%s\n", part.title, line, strings.TrimSpace(part.text)); err != nil {
			return err
		}
	}
	return nil
}

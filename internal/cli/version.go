package cli

import (
	"fmt"
	"io"
	"runtime"

	"ketword/internal/release"
	"ketword/wordlists"
)

// version prints which program this is, or the licences of what is in it.
func version(args []string, e Env) error {
	set := NewFlags(e, "version", "[-licences]", "Prints the version of the program.")
	licences := set.Bool("licences", false, "print the licences of the program, of what it is made from, and of its word lists")
	if err := set.ParseAll(args, func() error { return nil }); err != nil {
		return err
	}
	if *licences {
		return printLicences(e.Stdout)
	}
	_, err := fmt.Fprintf(e.Stdout, "%s %s, %s, %s/%s\n", e.Program.Name, release.Version, runtime.Version(), runtime.GOOS, runtime.GOARCH)
	return err
}

// printLicences prints all notices. A test holds that those of all modules are
// among them.
func printLicences(w io.Writer) error {
	_, err := io.WriteString(w, release.Join([]release.Notice{
		{Title: "Ketword", Text: release.Licence},
		{Title: "Go, https://go.dev", Text: release.Go},
		{Title: "go-internal, https://github.com/rogpeppe/go-internal", Text: release.GoInternal},
		{Title: "Word lists", Text: wordlists.Sources},
	}))
	return err
}

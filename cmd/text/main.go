// Command text checks the catalogues of sentences, reports how far each language is translated, and
// generates Go from them: the methods of package text, which follow the English catalogue, and the
// catalogues that native programs embed. It also begins new languages. make text runs it in the
// project's folder.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"log"
	"os"
	"regexp"
	"strings"

	"ketword/app/text/catalogues"
)

func main() {
	log.SetFlags(0)
	tag := flag.String("new", "", "begin the language with this `tag`, as in eo")
	listed := flag.Bool("v", false, "list what is said as in English")
	flag.Parse()
	if err := run(*tag, *listed); err != nil {
		log.Fatal(err)
	}
}

func run(tag string, listed bool) error {
	if tag != "" {
		if err := begin(tag); err != nil {
			return err
		}
	}
	all, err := catalogues.In(os.DirFS(catalogues.Folder))
	for _, c := range all {
		err = errors.Join(err, report(os.Stdout, all[0], c, listed))
	}
	if len(all) == 0 {
		return err
	}
	files, failed := made(all)
	for name, data := range files {
		failed = errors.Join(failed, os.WriteFile(name, data, 0o644))
	}
	return errors.Join(err, failed)
}

var (
	described = regexp.MustCompile(`(?m)^(\S+ = \{) description = "((?:[^"\\]|\\.)*)",`)
	counted   = regexp.MustCompile(`\{ one = ("(?:[^"\\]|\\.)*"), other = ("(?:[^"\\]|\\.)*") \}`)
)

// begin writes the file of a new language: the English catalogue, with descriptions as comments,
// and with the plural forms of the language.
func begin(tag string) error {
	if !regexp.MustCompile(`^[a-z]{2,3}$`).MatchString(tag) {
		return fmt.Errorf("NEW=%s: a language has two or three small letters, as in NEW=eo for Esperanto", tag)
	}
	english, err := os.ReadFile(catalogues.Folder + "/en.toml")
	if err != nil {
		return err
	}
	path := catalogues.Folder + "/" + tag + ".toml"
	if _, err := os.Stat(path); err == nil {
		return fmt.Errorf("%s is there already", path)
	}
	begun := described.ReplaceAll(english, []byte("# $2\n$1"))
	return os.WriteFile(path, counted.ReplaceAll(begun, []byte("{ "+forms(tag)+" }")), 0o644)
}

// forms returns the plural forms of a language, each with the place of the English one that it is begun with.
func forms(tag string) string {
	var all []string
	for _, category := range catalogues.Categories(tag) {
		english := "$2"
		if category == "one" {
			english = "$1"
		}
		all = append(all, category+" = "+english)
	}
	return strings.Join(all, ", ")
}

// report writes how far a language is translated, unless it is the reference, and returns what is
// wrong with it.
func report(to io.Writer, reference, c *catalogues.Catalogue, listed bool) error {
	missing, same := 0, 0
	for i, m := range c.Messages {
		if m.Missing {
			missing++
		} else if c != reference && m.Forms["other"] == reference.Messages[i].Forms["other"] {
			same++
			if listed {
				fmt.Fprintf(to, "%s:%d: %s is as in English: %s\n", c.File, m.Line, m.ID, m.Forms["other"])
			}
		}
	}
	fmt.Fprintf(to, "%s: %d messages", c.File, len(c.Messages))
	if c != reference {
		fmt.Fprintf(to, ", %d missing, %d as in English", missing, same)
	}
	fmt.Fprintln(to)
	return told(c)
}

// made returns the generated files, by their paths.
func made(all []*catalogues.Catalogue) (map[string][]byte, error) {
	methods, err := source(all)
	files := map[string][]byte{"app/text/messages.go": methods}
	for _, c := range all {
		files["app/text/embedded/"+c.Tag+".txt"] = c.Compile(true)
	}
	return files, err
}

package clitest

import (
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"ketword/app/lists"
	"ketword/internal/cli"
)

// hostile are texts that a terminal would obey, or that nobody can see.
var hostile = []string{
	"slate\x1b]52;c;aGk=\x07", "slate \x1b[32mo_*__\x1b[0m", "\x9b31mslate", "\xc2\x9b31m", "sl\rate o_*__", "sl\bate", "\x7f",
	"slate \u202eo_*__\u2066", "\u200bslate\u00ad", "\u3164\u115f", "\ufe0f\u034f", "\u2800", "slate\u2028o", "\xff\xfe", "\U000e0041", "a\x00b",
}

// NothingHostileIsPrinted tests that no command prints what a terminal obeys or what nobody can
// see, whatever arguments, names of files, files and input have. Commands named in long take long,
// and are tried with fewer texts.
func NothingHostileIsPrinted(t *testing.T, p *cli.Program, long ...string) {
	t.Chdir(t.TempDir())
	for i, text := range hostile {
		for _, name := range p.Names() {
			if slices.Contains(long, name) && i%5 > 0 {
				continue
			}
			for _, args := range hostileArgs(t, p, i, name, text) {
				out := Printed(p, args, text+"\nslate "+text+"\n"+text+" ooooo\n")
				if at := strings.IndexFunc(out, func(r rune) bool { return r != '\n' && r != '\t' && !lists.Visible(r) }); at >= 0 {
					t.Errorf("%q with %q prints %q", args, text, out[max(0, at-40):at+4])
				}
			}
		}
	}
}

// hostileArgs returns all the arguments that bring a text to a command: as a command, a flag, the
// value of each flag, an argument, and in a file of each kind or as the name of one.
func hostileArgs(t *testing.T, p *cli.Program, i int, name, text string) (all [][]string) {
	t.Helper()
	files := []string{text}
	for kind, content := range []string{
		"audio\nflesh\n", "audio\n" + text + "\n", text, `{"v":1,"data":[{"id":"` + text + `"}]}`,
		`{"app":"ketword","history":{"v":1,"data":[]},"` + text + `":1}`, "strategy 1\n" + text + "\n", "1 2 " + text,
	} {
		file := strings.ReplaceAll(fmt.Sprint(kind, " ", text), "\x00", "")
		if os.WriteFile(file, []byte(content), 0o644) == nil {
			files = append(files, file)
		}
	}
	flags, ofFiles := flagsOf(p, name)
	command := []string{name}
	if slices.Contains(flags, "-list") { // so that there is little to do
		command = append(command, "-list", files[min(1, len(files)-1)])
	}
	with := func(more ...string) { all = append(all, slices.Concat(command, more)) }
	with()
	with("-" + text)
	all = append(all, []string{name + text}, []string{"5", text}, []string{text, "-x"})
	for _, flag := range flags {
		with(flag, text)
	}
	for _, file := range files {
		all = append(all, []string{file}, []string{file, text})
		with(file)
		for _, flag := range ofFiles {
			if writes := slices.Contains([]string{"-out", "-history", "-scores"}, flag); writes && i%5 > 0 {
				continue // which waits for the disk each time
			}
			with(flag, file)
		}
	}
	return all
}

var flagLine = regexp.MustCompile(`(?m)^  (-[a-z-]+) ([A-Z]*)`)

// flagsOf returns the flags of a command that have a value, and those whose value is a file.
func flagsOf(p *cli.Program, command string) (names, files []string) {
	for _, found := range flagLine.FindAllStringSubmatch(Printed(p, []string{command, "-help"}, ""), -1) {
		if names = append(names, found[1]); found[2] == "FILE" {
			files = append(files, found[1])
		}
	}
	return names, files
}

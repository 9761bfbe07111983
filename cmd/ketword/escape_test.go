package main

import (
	"context"
	"fmt"
	"io"
	"maps"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// hostile are texts that a terminal would obey, or that nobody sees.
var hostile = []string{
	"slate\x1b]52;c;aGk=\x07", "slate \x1b[32mo_*__\x1b[0m", "\x9b31mslate", "\xc2\x9b31m", "sl\rate o_*__", "sl\bate", "\x7f",
	"slate \u202eo_*__\u2066", "\u200bslate\u00ad", "\u3164\u115f", "\ufe0f\u034f", "\u2800", "slate\u2028o", "\xff\xfe", "\U000e0041", "a\x00b",
}

// TestNothingHostileIsPrinted: whatever stands in arguments, names of files, files and
// input, no command prints what a terminal obeys or what nobody sees.
func TestNothingHostileIsPrinted(t *testing.T) {
	t.Chdir(t.TempDir())
	for i, text := range hostile {
		for _, name := range slices.Sorted(maps.Keys(commands())) {
			if name == "prove" && i%5 > 0 {
				continue // which takes a quarter of a gigabyte each time
			}
			for _, args := range hostileArgs(t, i, name, text) {
				out := printed(args, text+"\nslate "+text+"\n"+text+" ooooo\n")
				if at := strings.IndexFunc(out, func(r rune) bool { return r != '\n' && r != '\t' && isHidden(r) }); at >= 0 {
					t.Errorf("%q with %q prints %q", args, text, out[max(0, at-40):at+4])
				}
			}
		}
	}
}

// hostileArgs returns the arguments by which a text may come to a command: as a
// command, a flag, a value of each flag, an argument, and in a file, or the name of one, of each kind.
func hostileArgs(t *testing.T, i int, name, text string) (all [][]string) {
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
	flags, ofFiles := flagsOf(name)
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
func flagsOf(command string) (names, files []string) {
	for _, found := range flagLine.FindAllStringSubmatch(printed([]string{command, "-help"}, ""), -1) {
		if names = append(names, found[1]); found[2] == "FILE" {
			files = append(files, found[1])
		}
	}
	return names, files
}

// printed returns what the program prints for arguments and an input, before a person.
func printed(args []string, input string) string {
	var out strings.Builder
	e := newEnv(strings.NewReader(input), &out, &out)
	e.name, e.progress = args[0], io.Discard
	e.context = func() (context.Context, context.CancelFunc) { return context.WithCancel(context.Background()) }
	run(args, e)
	e.flush()
	return out.String()
}

// TestQuotedLine: what is from outside is one line, in which everything is seen.
func TestQuotedLine(t *testing.T) {
	for text, want := range map[string]string{
		"größe \t🟩": `größe \t🟩`, "a\nb\x1b": `a\nb\x1b`, "\u202e\xff\U000e0041": `\u202e\xff\U000e0041`, "é\u0301": "é\u0301",
		strings.Repeat("x", 2000): strings.Repeat("x", 500) + "…" + strings.Repeat("x", 500),
	} {
		if got := quotedLine(text); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
	if got, want := quoted("it's\x1b\\"), `$'it\'s\x1b\\'`; got != want {
		t.Errorf("for a shell %s, want %s", got, want)
	}
}

package cli_test

import (
	"errors"
	"flag"
	"strings"
	"testing"
	"time"

	"ketword/internal/cli"
	"ketword/internal/cli/clitest"
)

// flags returns the flags of a command with some switches, read from arguments.
func flags(t *testing.T, args ...string) *cli.Flags {
	t.Helper()
	set := cli.NewFlags(cli.Env{Program: &cli.Program{Name: "tool"}, Stdout: &strings.Builder{}}, "try", "[-a] [-b] [-c]", "Tries.")
	for _, name := range []string{"a", "b", "c"} {
		set.Bool(name, false, "")
	}
	if err := set.Parse(args); err != nil {
		t.Fatal(err)
	}
	return set
}

// TestFlagsTogether: flags that make each other useless are refused together, and a flag that only
// another makes use of is refused alone.
func TestFlagsTogether(t *testing.T) {
	for _, c := range []struct {
		args         string
		apart, needs string
	}{
		{"", "", ""},
		{"-b", "", "-b needs -a"},
		{"-a -c rest", "-c and -a can't go together", ""},
		{"-c", "", "-c needs -a"},
	} {
		set := flags(t, strings.Fields(c.args)...)
		for err, want := range map[error]string{set.Apart("a", "b", "c"): c.apart, set.Needs("a", "b", "c"): c.needs} {
			if got := ""; err != nil || want != "" {
				if err != nil {
					got = err.Error()
				}
				if got != want {
					t.Errorf("%s: %q, want %q", c.args, got, want)
				}
			}
		}
	}
	if set := flags(t, "-a", "b"); !set.Given()["a"] || set.Given()["b"] || len(set.Rest) != 1 {
		t.Errorf("given are %v, and %v", set.Given(), set.Rest)
	}
}

// TestHelpOfFlags: the help of a command is shown, and what is wrong is told with the name of the program.
func TestHelpOfFlags(t *testing.T) {
	var out strings.Builder
	e := cli.Env{Program: &cli.Program{Name: "tool"}, Stdout: &out}
	if err := cli.NewFlags(e, "try", "[-a]", "Tries.").Parse([]string{"-h"}); !errors.Is(err, flag.ErrHelp) || out.String() != "usage: tool try [-a]\n\nTries.\n\n" {
		t.Errorf("%q, error %v", &out, err)
	}
	err := cli.NewFlags(e, "try", "[-a]", "Tries.").Parse([]string{"-x"})
	if want := "tool try: unknown flag -x (see tool help try)"; err == nil || err.Error() != want {
		t.Errorf("%v, want %s", err, want)
	}
}

// TestCommands: of a program without anything else the first argument must name a command; one that another program
// has is told whose it is.
func TestCommands(t *testing.T) {
	p := &cli.Program{
		Name: "tool", Help: "a tool\n", Moved: map[string]string{"dig": "spade"},
		Commands: map[string]cli.Command{"measure": func([]string, cli.Env) error { return nil }},
	}
	for command, want := range map[string]string{
		"help":     "a tool\n",
		"measure":  "",
		"mesure":   "tool: unknown command \"mesure\" (see tool help)\nDid you mean tool measure?\n",
		"-x":       "tool: unknown command \"-x\" (see tool help)\n",
		"dig":      "tool: dig is a command of the program spade (see spade help dig)\n",
		"help dig": "tool: dig is a command of the program spade (see spade help dig)\n",
		"help x":   "tool: unknown command \"x\" (see tool help)\n",
	} {
		if said := clitest.Printed(p, strings.Fields(command), ""); said != want {
			t.Errorf("%s: %q, want %q", command, said, want)
		}
	}
	var errs strings.Builder
	if code := cli.NewEnv(p, nil, &errs, &errs).Run(nil); code != cli.ExitBad || errs.String() != "tool: no command (see tool help)\n" {
		t.Errorf("exit code %d: %s", code, &errs)
	}
}

// TestTimeLeft: the time that a step still takes follows from what was done since it began, once that is enough.
func TestTimeLeft(t *testing.T) {
	var out strings.Builder
	now := time.Unix(0, 0)
	e := cli.Env{Progress: &out, Now: func() time.Time { return now }}
	line := e.ProgressLine()
	line.Few = 2
	for _, c := range []struct {
		step, done int
		want       string
	}{{0, 2, ""}, {0, 4, ", 6m24s left"}, {1, 10, ""}, {1, 20, ", 56s left"}} {
		now = now.Add(8 * time.Second)
		if c.step == 1 && c.done == 20 {
			now = now.Add(-time.Second)
		}
		if left := line.Left(c.step, c.done, 100); left != c.want {
			t.Errorf("step %d, %d done: %q, want %q", c.step, c.done, left, c.want)
		}
	}
	line.Show(func() string { return "first" })
	line.Show(func() string { return "too soon" })
	line.End()
	if out.String() != "\r\x1b[Kfirst\r\x1b[K" {
		t.Errorf("%q", &out)
	}
}

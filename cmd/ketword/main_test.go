package main

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"testing"
	"time"

	"github.com/rogpeppe/go-internal/testscript"

	"ketword/internal/cli"
	"ketword/internal/cli/clitest"
)

// TestMain makes the program a command of the scripts: ketword is the program
// itself, ketword-at has a clock that stands still at $SECONDS since 1970, $AHEAD hours ahead of UTC,
// ketword-later one that goes on from there by a day when input is read,
// ketword-tty takes standard error for a terminal and its clock goes on by a second whenever it is
// asked, ketword-held does, too, and goes on from its first progress only once it is interrupted, and
// ketword-spoiled finds later.json a folder once it has read its input.
func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){
		"ketword":         main,
		"ketword-at":      func() { clitest.MainIn(program(), stopped) },
		"ketword-later":   func() { clitest.MainIn(program(), slow) },
		"ketword-tty":     func() { clitest.MainIn(program(), clitest.Terminal) },
		"ketword-held":    func() { clitest.MainIn(program(), clitest.Held) },
		"ketword-spoiled": func() { clitest.MainIn(program(), func(e *cli.Env) { e.Stdin = spoiler{e.Stdin} }) },
	})
}

// spoiler is an input that makes later.json a folder when it is read.
type spoiler struct{ in io.Reader }

func (s spoiler) Read(p []byte) (int, error) {
	os.Remove("later.json")
	os.Mkdir("later.json", 0o755)
	return s.in.Read(p)
}

// slow is an environment whose player takes a day for the first guess.
func slow(e *cli.Env) {
	stopped(e)
	begin, read := e.Now(), false
	e.Now = func() time.Time {
		if read {
			return begin.AddDate(0, 0, 1)
		}
		return begin
	}
	e.Stdin = readFunc(func(p []byte) (int, error) {
		read = true
		return os.Stdin.Read(p)
	})
}

// readFunc is a reader.
type readFunc func([]byte) (int, error)

func (f readFunc) Read(p []byte) (int, error) { return f(p) }

// stopped stops the clock.
func stopped(e *cli.Env) {
	seconds, err := strconv.ParseInt(os.Getenv("SECONDS"), 10, 64)
	if err != nil {
		panic(err)
	}
	hours, _ := strconv.Atoi(os.Getenv("AHEAD")) // of UTC
	e.Now = func() time.Time { return time.Unix(seconds, 0).In(time.FixedZone("", hours*60*60)) }
}

func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir: "testdata",
		Setup: func(env *testscript.Env) error {
			site, err := filepath.Abs("../../app/records/testdata")
			env.Setenv("SITE_TESTDATA", site)
			return errors.Join(err, clitest.Share(env))
		},
		Cmds: clitest.Commands(),
	})
}

package main

import (
	"context"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"sync/atomic"
	"testing"
	"time"

	"github.com/rogpeppe/go-internal/testscript"
)

// TestMain makes the program a command of the scripts: ketword is the program
// itself, ketword-at has a clock that stands still at $SECONDS since 1970,
// ketword-later one that goes on from there by a day when input is read,
// ketword-tty takes standard error for a terminal and its clock goes on by a second whenever it is
// asked, ketword-held does, too, and goes on from its first progress only once it is interrupted, and
// ketword-spoiled finds later.json a folder once it has read its input.
func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){
		"ketword":         main,
		"ketword-at":      func() { mainIn(stopped) },
		"ketword-later":   func() { mainIn(slow) },
		"ketword-tty":     func() { mainIn(terminal) },
		"ketword-held":    func() { mainIn(held) },
		"ketword-spoiled": func() { mainIn(func(e *env) { e.stdin = spoiler{e.stdin} }) },
	})
}

// mainIn is main in a changed environment.
func mainIn(change func(*env)) {
	e := processEnv()
	change(&e)
	code := run(os.Args[1:], e)
	e.flush()
	os.Exit(code)
}

// spoiler is an input that makes later.json a folder when it is read.
type spoiler struct{ in io.Reader }

func (s spoiler) Read(p []byte) (int, error) {
	os.Remove("later.json")
	os.Mkdir("later.json", 0o755)
	return s.in.Read(p)
}

// slow is an environment whose player takes a day for the first guess.
func slow(e *env) {
	stopped(e)
	begin, read := e.now(), false
	e.now = func() time.Time {
		if read {
			return begin.AddDate(0, 0, 1)
		}
		return begin
	}
	e.stdin = readFunc(func(p []byte) (int, error) {
		read = true
		return os.Stdin.Read(p)
	})
}

// readFunc is a reader.
type readFunc func([]byte) (int, error)

func (f readFunc) Read(p []byte) (int, error) { return f(p) }

// terminal is an environment with a terminal, which is told of all progress however fast it is.
func terminal(e *env) {
	e.progress = os.Stderr
	var asked atomic.Int64
	e.now = func() time.Time { return time.Unix(asked.Add(1), 0).UTC() }
}

// held is an environment whose work is under way until it is interrupted: whoever tells of it waits.
func held(e *env) {
	terminal(e)
	interruptible, ended := e.context, context.Background().Done()
	e.context = func() (context.Context, context.CancelFunc) {
		ctx, stop := interruptible()
		ended = ctx.Done()
		return ctx, stop
	}
	e.progress = writeFunc(func(p []byte) (int, error) {
		n, err := os.Stderr.Write(p)
		<-ended
		return n, err
	})
}

// writeFunc is a writer.
type writeFunc func([]byte) (int, error)

func (f writeFunc) Write(p []byte) (int, error) { return f(p) }

// stopped stops the clock.
func stopped(e *env) {
	seconds, err := strconv.ParseInt(os.Getenv("SECONDS"), 10, 64)
	if err != nil {
		panic(err)
	}
	e.now = func() time.Time { return time.Unix(seconds, 0).UTC() }
}

func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir: "testdata",
		Setup: func(env *testscript.Env) error {
			shared, err := filepath.Abs("../../app/records/testdata")
			env.Setenv("SITE_TESTDATA", shared)
			return err
		},
		Cmds: map[string]func(*testscript.TestScript, bool, []string){
			"exits": exits, "shown": shown, "told": told, "text": text, "words": words,
			"long": long, "together": together, "differ": differ, "interrupt": interrupt, "reading": reading,
		},
	})
}

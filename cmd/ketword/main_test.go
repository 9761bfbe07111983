package main

import (
	"os"
	"path/filepath"
	"strconv"
	"testing"
	"time"

	"github.com/rogpeppe/go-internal/testscript"

	"ketword/cmd/ketword/internal/world"
)

// TestMain makes the program a command of the scripts: ketword is the program
// itself, ketword-at has a clock that stands still at $SECONDS since 1970, and
// ketword-tty takes standard error for a terminal.
func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){
		"ketword":     main,
		"ketword-at":  func() { mainIn(stopped) },
		"ketword-tty": func() { mainIn(func(w *world.World) { w.Progress = os.Stderr }) },
	})
}

// mainIn is main in another world.
func mainIn(change func(*world.World)) {
	w, flush := world.Native()
	change(&w)
	code := run(os.Args[1:], w)
	flush()
	os.Exit(code)
}

// stopped stops the clock.
func stopped(w *world.World) {
	seconds, err := strconv.ParseInt(os.Getenv("SECONDS"), 10, 64)
	if err != nil {
		panic(err)
	}
	w.Now = func() time.Time { return time.Unix(seconds, 0).UTC() }
}

func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir: "testdata",
		Setup: func(env *testscript.Env) error {
			shared, err := filepath.Abs("../../app/model/testdata")
			env.Setenv("SITE_TESTDATA", shared)
			return err
		},
		Cmds: map[string]func(*testscript.TestScript, bool, []string){
			"exits": exits, "shown": shown, "told": told, "text": text, "words": words,
			"long": long, "differ": differ, "interrupt": interrupt,
		},
	})
}

package main

import (
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"ketword/internal/cli/clitest"
)

// TestMain makes the program a command of the scripts: ketword-proofs is the program
// itself, ketword-proofs-tty takes standard error for a terminal and its clock goes on by a second whenever it is
// asked, and ketword-proofs-held does, too, and goes on from its first progress only once it is interrupted.
func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){
		"ketword-proofs":      main,
		"ketword-proofs-tty":  func() { clitest.MainIn(program(), clitest.Terminal) },
		"ketword-proofs-held": func() { clitest.MainIn(program(), clitest.Held) },
	})
}

func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{Dir: "testdata", Setup: clitest.Share, Cmds: clitest.Commands()})
}

package main

import (
	"testing"

	"ketword/internal/cli/clitest"
)

func TestNothingHostileIsPrinted(t *testing.T) {
	clitest.NothingHostileIsPrinted(t, program(), "prove") // which takes a quarter of a gigabyte each time
}

func TestHelpIsNarrow(t *testing.T) { clitest.HelpIsNarrow(t, program()) }

func TestLicences(t *testing.T) { clitest.Licences(t, program()) }

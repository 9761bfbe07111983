// Package world is everything outside the program that its commands touch, as
// a value, so that tests can give them another clock or another terminal.
package world

import (
	"context"
	"io"
	"math/rand/v2"
	"time"
)

// Show writes out what a stream holds back, before something that takes long.
// That it can't be written is told at the end.
func Show(out io.Writer) {
	if held, is := out.(interface{ Flush() error }); is {
		held.Flush()
	}
}

// World is what surrounds a command.
type World struct {
	Name      string // that the program was called by
	In        io.Reader
	Out       io.Writer
	Errors    io.Writer
	Progress  io.Writer // a terminal whose last line may be written over; or nil
	Now       func() time.Time
	Random    func() *rand.Rand
	ReadFile  func(name string) ([]byte, error)
	WriteFile func(name string, data []byte) error // wholly or not at all
	Context   func() (context.Context, context.CancelFunc)
}

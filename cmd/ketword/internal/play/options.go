package play

import (
	"fmt"
	"slices"
	"strings"

	"ketword/cmd/ketword/internal/flags"
	"ketword/cmd/ketword/internal/listflags"
	"ketword/cmd/ketword/internal/puzzleflags"
	"ketword/cmd/ketword/internal/world"
	"ketword/engine"
)

// options are the flags of the command.
type options struct {
	list            *listflags.Flags
	puzzle          *puzzleflags.Flags
	voice           string
	scores, history string
	fresh           bool
}

const (
	synopsis = listflags.Synopsis + " [-tries N] " + puzzleflags.Synopsis + " [-voice VOICE] [-scores FILE] [-fresh] [-history FILE]"
	about    = "Plays a game. A line of input is a guess; quit, :quit and the end of input stop."
)

func parse(args []string, w world.World) (*options, error) {
	set := flags.New("play", synopsis, about)
	o := &options{list: listflags.Add(set.FlagSet), puzzle: puzzleflags.Add(set.FlagSet, "0, in the voice digits 6")}
	set.StringVar(&o.voice, "voice", promptVoice, "`VOICE` of the program: "+strings.Join(voiceNames, ", "))
	set.StringVar(&o.scores, "scores", "scores.txt", "`FILE` that counts the wins of the voice quiet")
	set.BoolVar(&o.fresh, "fresh", false, "let the solver of the voice digits begin anew after a loss")
	set.StringVar(&o.history, "history", "", "`FILE` to record the finished game in, as the site stores its history")
	err := set.ParseAll(args, w.Out, o.check)
	o.list.Fold = o.voice == digitsVoice
	return o, err
}

// check tells what is wrong with flags that can be read.
func (o *options) check() error {
	switch {
	case !slices.Contains(voiceNames, o.voice):
		return fmt.Errorf("no voice %q: there are %s", o.voice, strings.Join(voiceNames, ", "))
	case o.history != "" && o.puzzle.OwnSecret():
		return fmt.Errorf("-history and -secret: only a puzzle with a seed can be recorded")
	}
	return o.puzzle.Check()
}

// tries returns the usual number of tries of the voice.
func (o *options) tries() int {
	if o.voice == digitsVoice {
		return engine.DefaultTries
	}
	return engine.Unlimited
}

// draw returns how the voice finds a seed where none is asked for.
func (o *options) draw(w world.World) puzzleflags.Draw {
	if o.voice == quietVoice {
		return puzzleflags.Seconds(w.Now())
	}
	return puzzleflags.Uniform(w.Random())
}

// speaker returns the voice.
func (o *options) speaker(w world.World, length int) voice {
	switch o.voice {
	case quietVoice:
		return quiet{w.Out, scoreFile{o.scores, w.ReadFile, w.WriteFile}}
	case digitsVoice:
		return digits{w.Out, helper{w.Random(), o.fresh}, length}
	}
	return &prompt{out: w.Out}
}

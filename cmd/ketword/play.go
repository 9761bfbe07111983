package main

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/internal/cli"
)

type playOptions struct {
	list    *cli.ListFlags
	puzzle  *puzzleFlags
	voice   string
	scores  cli.Optional[string]
	history string
	playOn  bool
	fresh   bool
}

const (
	playSynopsis = cli.ListSynopsis + " [-tries N] " + puzzleSynopsis + " [-voice VOICE] [-scores FILE] [-play-on] [-fresh] [-history FILE]"
	playAbout    = "Plays a game. Every line of input is a guess; quit, :quit or the end of input stops it."
)

func parsePlay(args []string, e cli.Env) (*playOptions, error) {
	set := cli.NewFlags(e, "play", playSynopsis, playAbout)
	o := &playOptions{list: cli.AddListFlags(set.FlagSet), puzzle: addPuzzleFlags(set.FlagSet, "0; 6 with -day or -voice digits")}
	set.StringVar(&o.voice, "voice", promptVoice, "`VOICE` that the program speaks in: "+strings.Join(voiceNames, ", "))
	o.scores.Value = "scores.txt"
	cli.AddOptional(set.FlagSet, &o.scores, "scores", "`FILE` in which -voice quiet counts your wins (default "+o.scores.Value+")", func(s string) (string, error) { return s, nil })
	set.BoolVar(&o.playOn, "play-on", false, "after a loss, let the strongest strategy play on, and say why it guesses what")
	set.BoolVar(&o.fresh, "fresh", false, "after a loss, let the solver of -play-on or -voice digits start from the beginning")
	set.StringVar(&o.history, "history", "", "add the finished game to this `FILE`, which the site can import")
	err := set.ParseAll(args, o.check)
	o.list.Fold = o.voice == digitsVoice
	return o, err
}

// check returns an error for values that can't be used.
func (o *playOptions) check() error {
	switch {
	case !slices.Contains(voiceNames, o.voice):
		return fmt.Errorf("unknown voice %q; choose from %s", o.voice, strings.Join(voiceNames, ", "))
	case o.scores.Given && o.voice != quietVoice:
		return fmt.Errorf("-scores needs -voice %s, which alone counts wins", quietVoice)
	case o.fresh && !o.playOn && o.voice != digitsVoice:
		return fmt.Errorf("-fresh needs -play-on, or -voice %s, whose solver plays on after a loss", digitsVoice)
	case o.playOn && o.puzzle.rules(0, o.tries()).Tries == engine.Unlimited:
		return errors.New("-play-on: without a limit of tries there is no loss; give one with -tries")
	case o.history != "" && o.puzzle.secret != "":
		return fmt.Errorf("-history and -secret: only a puzzle with a seed can be recorded")
	}
	return o.puzzle.check()
}

// tries returns the number of tries that the voice usually gives.
func (o *playOptions) tries() int {
	if o.voice == digitsVoice {
		return engine.DefaultTries
	}
	return engine.Unlimited
}

// draw returns how the voice finds a seed where none is asked for.
func (o *playOptions) draw(e cli.Env) drawSeed {
	if o.voice == quietVoice { // it takes the seconds since 1970
		return func(engine.Rules, *lexicon.Lexicon) (engine.Seed, error) {
			return engine.Seed(max(0, e.Now().Unix())), nil
		}
	}
	return atRandom(e.Random())
}

// runPlay lets a person, or a script, play a game.
func runPlay(args []string, e cli.Env) error {
	o, err := parsePlay(args, e)
	if err != nil {
		return err
	}
	l, err := o.list.Load(e)
	if err != nil {
		return err
	}
	now := e.Now()
	begun, zone := dayOf(now), zoneOf(now)
	p, err := o.puzzle.puzzle(e, l, o.tries(), o.draw(e))
	if err != nil {
		return err
	}
	record := recordFile{name: o.history, begun: begun, zone: zone, env: e}
	if p, err = record.open(p, l); err != nil {
		return err
	}
	o.puzzle.tellDrawn(e, p.Seed, "play", args)
	m := match{voice: o.speaker(e, l), words: l, lines: linesOf(e.Stdin), quits: quits(l), out: e.Stdout}
	game, err := m.play(engine.NewGame(p))
	if err != nil {
		return err // the input is broken, or endless: the player did not give up
	}
	if e.Typed && o.voice == promptVoice {
		game, err = m.guessOther(game)
	}
	if err := errors.Join(err, m.end(game), record.add(game, l.Fingerprint())); err != nil || !o.playOn || game.Status() != engine.Lost {
		return err
	}
	return playOn(e, o.list.Table(l), game, o.fresh, m.notation())
}

// match connects a player with a game.
type match struct {
	voice
	words *lexicon.Lexicon
	lines *lineReader
	quits map[string]bool // what stops the game
	out   io.Writer
}

// play plays a game until it ends, or the player leaves it, and returns it.
func (m match) play(g engine.Game) (engine.Game, error) {
	for g.Status() == engine.Playing {
		if g.TurnCount() == mostGuesses {
			return g, errGuesses
		}
		m.ask(g)
		line, err := m.lines.next()
		if err != nil && err != io.EOF {
			return g, err
		}
		guess := line
		if m.folds() {
			guess = m.words.Alphabet().Lower(strings.TrimSpace(line))
		}
		if err == io.EOF || m.quits[guess] {
			break
		}
		g = m.answer(g, guess)
	}
	return g, nil
}

// end says how a game ended.
func (m match) end(g engine.Game) error {
	switch g.Status() {
	case engine.Won:
		return m.win(g)
	case engine.Lost:
		return m.lose(g)
	}
	m.leave()
	_, err := fmt.Fprintln(m.out, reveal(g.Puzzle.Secret))
	return err
}

// answer plays a guess and shows the result.
func (m match) answer(g engine.Game, text string) engine.Game {
	word, err := engine.MakeWord(text)
	if err == nil || m.folds() {
		word, err = m.words.FindWord(text)
	}
	play := g.Play
	if g.Other() == engine.OtherOffered {
		play = g.KeepGuessing
	}
	if err == nil {
		g, err = play(word, m.words)
	}
	if err != nil {
		m.refuse(text, err)
		return g
	}
	rows := g.Rows()
	m.row(rows[len(rows)-1])
	return g
}

// guessOther offers one guess for the other word of a game that was won, which costs nothing, and then shows it. An
// empty line, or whatever stops a game, goes without.
func (m match) guessOther(g engine.Game) (engine.Game, error) {
	if g.Other() != engine.OtherOffered {
		return g, nil
	}
	fmt.Fprint(m.out, "You won. One free guess for the other word, or Enter to see it: ")
	for g.Other() == engine.OtherOffered {
		line, err := m.lines.next()
		if err != nil && err != io.EOF {
			return g, err
		}
		guess := m.words.Alphabet().Lower(strings.TrimSpace(line))
		if err == io.EOF || guess == "" || m.quits[guess] {
			g = g.ShowOther()
			break
		}
		g = m.answer(g, guess)
	}
	if g.Other() == engine.OtherFound {
		fmt.Fprintln(m.out, "Both words!")
	}
	_, err := fmt.Fprintln(m.out, reveal(g.Puzzle.Secret))
	return g, err
}

// The word that stops a command, and a form of it that is in no list.
const (
	quit     = "quit"
	sureQuit = ":" + quit
)

// quits returns the lines that stop a command: a word of the list is a guess.
func quits(l *lexicon.Lexicon) map[string]bool {
	word, err := engine.MakeWord(quit)
	return map[string]bool{sureQuit: true, quit: err != nil || !l.Has(word)}
}

package solver

import (
	"errors"
	"iter"
	"slices"

	"ketword/engine"
	"ketword/internal/each"
	"ketword/internal/format"
)

// Result is what came of many games of a player.
type Result struct {
	Games    int
	Guesses  int   // of all games together
	Counts   []int // Counts[n] is how many games took n guesses; Counts[0] is 0
	Of       int   // games that are to be played in all
	Estimate bool  // the secrets were a sample of those that were possible

	// Longest has secrets of the games that took the most guesses: up to MostLongest of
	// them, those that come first by their words.
	Longest []engine.Secret
}

// MostLongest is how many secrets a result names at the most.
const MostLongest = 10

// Mean returns the mean number of guesses; 0 of no games.
func (r Result) Mean() float64 {
	if r.Games == 0 {
		return 0
	}
	return float64(r.Guesses) / float64(r.Games)
}

// Worst returns the most guesses that a game took.
func (r Result) Worst() int { return max(len(r.Counts)-1, 0) }

// add adds the games of a position, of so many guesses each.
func (r *Result) add(games position, guesses int) {
	for len(r.Counts) <= guesses {
		r.Counts = append(r.Counts, 0)
		r.Longest = nil
	}
	r.Games += games.games()
	r.Guesses += games.games() * guesses
	r.Counts[guesses] += games.games()
	if guesses == r.Worst() {
		for s := range games.played() {
			r.longest(s)
		}
	}
}

// longest notes the secret of a game that took the most guesses, once: it may be drawn again.
func (r *Result) longest(s engine.Secret) {
	if slices.Contains(r.Longest, s) {
		return
	}
	r.Longest = each.Inserted(r.Longest, s, compareSecrets)
	r.Longest = r.Longest[:min(len(r.Longest), MostLongest)]
}

func compareSecrets(a, b engine.Secret) int {
	return slices.CompareFunc(slices.Collect(a.Words()), slices.Collect(b.Words()), engine.Word.Compare)
}

// Watch receives the result so far after every game, or group of games that end alike: as often as
// the player finishes any. The result is valid until Watch returns.
type Watch func(Result)

// Tournament plays a game for every candidate. Games whose turns so far are the
// same share their next guess, unless the player varies. A guess that the list lacks
// is an error that wraps [engine.ErrUnknown], or for its length a
// [*engine.LengthError]. If ctx ends, the result is that of the games finished by then,
// with its error. watch may be nil.
func Tournament(ctx engine.Context, p Player, c Candidates, watch Watch) (Result, error) {
	return playAll(ctx, p, c, nil, c.Len(), watch)
}

// ErrNotCandidate tells that a secret is none of the candidates, such as one of
// another list.
var ErrNotCandidate = errors.New("not among the candidates")

// Sample plays a game for each of some secrets, as [Tournament] does for all. If one of them is not
// possible, no game is played, and the error is [ErrNotCandidate]. If the candidates are a sample
// that lacks it, the error is [ErrNone].
func Sample(ctx engine.Context, p Player, c Candidates, secrets []engine.Secret, watch Watch) (Result, error) {
	if len(secrets) == 0 {
		return Result{}, nil
	}
	for i, s := range secrets {
		if !c.Has(s) {
			return Result{}, format.Error("secret %d: %w", i+1, ErrNotCandidate)
		}
	}
	return playAll(ctx, p, c, secrets, len(secrets), watch)
}

// playAll plays games of some secrets, or of all candidates if secrets is nil.
func playAll(ctx engine.Context, p Player, c Candidates, secrets []engine.Secret, games int, watch Watch) (Result, error) {
	t := tournament{ctx: ctx, player: p, watch: watch}
	t.result.Of, t.result.Estimate = games, c.Sampled()
	var err error
	switch {
	case !varies(p):
		err = t.play(position{Candidates: c, secrets: secrets, number: 1})
	case secrets == nil:
		err = t.playApart(c, slices.Collect(c.All()))
	default:
		err = t.playApart(c, secrets)
	}
	return t.result, err
}

// tournament is a tournament under way.
type tournament struct {
	ctx    engine.Context
	player Player
	watch  Watch // or nil
	result Result
}

// play plays on the games of a position, which share their guesses.
func (t *tournament) play(p position) error {
	if p.idle > maxIdle {
		return format.Error("%w: %d guesses", ErrStuck, p.number)
	}
	if err := engine.Pause(t.ctx); err != nil {
		return err
	}
	guess, err := t.player.Next(t.ctx, p.Candidates)
	if err != nil {
		return err
	}
	if err := p.CheckGuess(guess); err != nil {
		return format.Error("the player guesses %w", err)
	}
	games := p.games()
	for feedback, next := range p.after(guess) {
		games -= next.games()
		if feedback.Wins() {
			t.won(next, p.number)
			continue
		}
		if err := t.play(next); err != nil {
			return err
		}
	}
	if games > 0 { // of secrets that are not among the candidates
		return ErrNone
	}
	return nil
}

// won notes games that came to an end.
func (t *tournament) won(games position, guesses int) {
	t.result.add(games, guesses)
	if t.watch != nil {
		t.watch(t.result)
	}
}

// playApart plays a game for each secret by itself.
func (t *tournament) playApart(c Candidates, secrets []engine.Secret) error {
	for _, secret := range secrets {
		rules := engine.Rules{Mode: c.mode, Length: c.table.length(), Tries: engine.Unlimited}
		game := engine.NewGame(engine.Puzzle{Identity: engine.Identity{Rules: rules}, Secret: secret})
		guesses := 0
		for _, err := range Play(t.ctx, t.player, c, game) {
			if err != nil {
				return err
			}
			guesses++
		}
		t.won(position{Candidates: c, secrets: []engine.Secret{secret}}, guesses)
	}
	return nil
}

// position is where some games are.
type position struct {
	Candidates
	secrets []engine.Secret // whose games are played; nil for all candidates
	number  int             // of the next guess, from 1
	idle    int             // guesses in a row that told nothing
}

func (p position) games() int {
	if p.secrets == nil {
		return p.Len()
	}
	return len(p.secrets)
}

// played yields the secrets of the games.
func (p position) played() iter.Seq[engine.Secret] {
	if p.secrets == nil {
		return p.All()
	}
	return slices.Values(p.secrets)
}

// after yields the positions that a guess leads to.
func (p position) after(guess engine.Word) iter.Seq2[engine.Feedback, position] {
	return func(yield func(engine.Feedback, position) bool) {
		of := map[engine.Feedback][]engine.Secret{}
		for feedback, group := range reference(p.secrets).groups(guess) {
			of[feedback] = each.Of(group, func(i int32) engine.Secret { return p.secrets[i] })
		}
		for feedback, group := range p.Groups(guess) {
			next := position{Candidates: group, secrets: of[feedback], number: p.number + 1}
			if group.Len() == p.Len() {
				next.idle = p.idle + 1
			}
			if p.secrets != nil && next.secrets == nil {
				continue // nobody plays these
			}
			if !yield(feedback, next) {
				return
			}
		}
	}
}

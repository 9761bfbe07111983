package coach

import (
	"math"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/engine/solver"
	"ketword/internal/format"
)

// Tournament is games of several strategies for the same secrets.
type Tournament struct {
	Mode       engine.Mode
	Level      engine.Level
	Strategies []string    // of [solver.Names]; those that are [Careless] play at the normal level only
	Opener     engine.Word // the first guess of all of them; the empty word leaves it to each
	Sample     int         // games, of secrets that are drawn at random; 0 for those of all secrets
	Seed       uint64      // decides what is drawn
	Quick      bool        // of very many secrets guesses come from a shortlist, so that none takes seconds
}

// Careless reports whether a strategy ignores the level.
func Careless(strategy string) bool { return strategy == "openers" }

// Play plays the games, one strategy after the other, for the secrets of a list. It tells the
// result of a strategy, by its index, before the first game and after every game or group of games.
// A result is valid until tell returns; the last one of a strategy is final, even if ctx ends. The
// error is that of ctx; [lexicon.ErrNoPair]; [engine.ErrUnknown] or a [*engine.LengthError] for the
// opener; or says that a strategy is unknown.
func (t Tournament) Play(ctx engine.Context, table *solver.Table, tell func(strategy int, r solver.Result)) error {
	c := table.Candidates(t.Mode)
	if c.Len() == 0 {
		return lexicon.ErrNoPair
	}
	players, err := t.players(c)
	if err != nil {
		return err
	}
	secrets, games := t.drawn(c), c.Len()
	if t.Sample > 0 {
		games = t.Sample
	}
	for i, p := range players {
		tell(i, solver.Result{Of: games, Estimate: c.Sampled()})
		watch := func(r solver.Result) { tell(i, r) }
		var r solver.Result
		if t.Sample > 0 {
			r, err = solver.Sample(ctx, p, c, secrets, watch)
		} else {
			r, err = solver.Tournament(ctx, p, c, watch)
		}
		tell(i, r)
		if err != nil {
			return err
		}
	}
	return nil
}

// Streams of the random numbers that a seed gives.
const (
	secretsStream = iota
	playersStream
)

// drawn returns the secrets of a sample. A seed always gives the same ones.
func (t Tournament) drawn(c solver.Candidates) []engine.Secret {
	random := rand.New(rand.NewPCG(t.Seed, secretsStream))
	secrets := make([]engine.Secret, t.Sample)
	for i := range secrets {
		secrets[i] = c.At(random.IntN(c.Len()))
	}
	return secrets
}

func (t Tournament) players(all solver.Candidates) ([]solver.Player, error) {
	random := rand.New(rand.NewPCG(t.Seed, playersStream))
	shortlists := t.Quick && all.Len()*all.Lexicon().GuessCount() > exactWork
	var players []solver.Player
	for _, name := range t.Strategies {
		p, known := solver.Named(name, t.Mode, t.Level, random)
		if !known {
			return nil, format.Error("%q: no such strategy", name)
		}
		if greedy, is := p.(solver.Greedy); is && shortlists {
			greedy.Work = quickWork
			p = greedy
		}
		if t.Opener != (engine.Word{}) {
			p = solver.Opening{First: t.Opener, Player: p}
		}
		players = append(players, p)
	}
	if t.Opener == (engine.Word{}) {
		return players, nil
	}
	return players, all.CheckGuess(t.Opener)
}

// How much is counted for a guess in a quick tournament: all, where counting the first
// guesses is no more than exactWork, as it is with one word to a secret in all built-in
// lists; else no more than quickWork, in guesses times secrets.
const (
	exactWork = 200_000_000
	quickWork = 8_000_000
)

// Report is what came of the games of a strategy, as it is exported.
type Report struct {
	Strategy string   `json:"strategy"`
	Games    int      `json:"games"`
	Guesses  int      `json:"guesses"` // of all games together
	Mean     float64  `json:"mean"`
	Worst    int      `json:"worst"`
	Counts   []int    `json:"counts"` // games of 1, 2, … guesses
	Seconds  float64  `json:"seconds"`
	Longest  []string `json:"longest,omitempty"`  // secrets of games that took the most guesses, as "crown+plaid"
	Estimate bool     `json:"estimate,omitempty"` // the secrets are a sample of more than can be held
}

// NewReport returns the report of a result that took so many seconds.
func NewReport(strategy string, r solver.Result, seconds float64) Report {
	report := Report{
		Strategy: strategy, Games: r.Games, Guesses: r.Guesses, Mean: rounded(r.Mean(), meanDigits), Worst: r.Worst(),
		Counts: []int{}, Seconds: rounded(seconds, secondsDigits), Estimate: r.Estimate,
	}
	if len(r.Counts) > 0 {
		report.Counts = slices.Clone(r.Counts[1:])
	}
	for _, s := range r.Longest {
		report.Longest = append(report.Longest, strings.ReplaceAll(s.String(), " ", "+"))
	}
	return report
}

// ReportsCSV writes reports as a table: a line of heads, then one for each strategy,
// with the games of 1, 2, … guesses at its end.
func ReportsCSV(reports []Report) string {
	most := 0
	for _, r := range reports {
		most = max(most, len(r.Counts))
	}
	var text strings.Builder
	text.WriteString("strategy,games,guesses,mean,worst,seconds,estimate,longest")
	for n := range most {
		text.WriteString("," + strconv.Itoa(n+1))
	}
	text.WriteString("\n")
	for _, r := range reports {
		text.WriteString(strings.Join([]string{
			r.Strategy, strconv.Itoa(r.Games), strconv.Itoa(r.Guesses), r.MeanText(), strconv.Itoa(r.Worst),
			r.SecondsText(), strconv.FormatBool(r.Estimate), strings.Join(r.Longest, " "),
		}, ","))
		for n := range most {
			games := 0
			if n < len(r.Counts) {
				games = r.Counts[n]
			}
			text.WriteString("," + strconv.Itoa(games))
		}
		text.WriteString("\n")
	}
	return text.String()
}

// Digits behind the point.
const (
	meanDigits    = 4
	secondsDigits = 2
)

func rounded(value float64, digits int) float64 {
	scale := math.Pow10(digits)
	return math.Round(value*scale) / scale
}

// MeanText returns the mean number of guesses with all its digits.
func (r Report) MeanText() string { return format.Decimal(r.Mean, meanDigits) }

// SecondsText returns the time with all its digits.
func (r Report) SecondsText() string { return format.Decimal(r.Seconds, secondsDigits) }

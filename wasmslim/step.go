package wasmslim

import "slices"

// A Step is a way to make a program smaller, by its name.
type Step string

// The steps, in the order in which they are applied.
const (
	Unused   Step = "unused"   // removes the code of parts of the runtime that nothing starts
	Types    Step = "types"    // removes names and lists of types, names of fields, and methods that no interface has
	Strip    Step = "strip"    // removes what only tracebacks use from the tables of functions
	Peephole Step = "peephole" // writes functions in fewer instructions
	Resume   Step = "resume"   // numbers resume points one by one, and computes return addresses from one another
	Linear   Step = "linear"   // computes columns of the tables that grow by a constant when the program starts
	Powers   Step = "powers"   // computes the table of powers of ten of strconv when the program starts
)

// A step is what is known of a Step.
type step struct {
	name    Step
	apply   func(*program) error
	assumes string
	risky   bool   // off by default
	needs   []Step // without which it can't be applied
}

var steps = []step{
	{name: Unused, apply: (*program).dropUnused, risky: true,
		assumes: "GODEBUG is not set where the program runs, and only the callers that are listed for a release of Go call the functions of a part that nothing starts, each after it has asked whether that part runs."},
	{name: Types, apply: (*program).stripTypes, risky: true,
		assumes: "Whatever looks like the descriptor of a type, among the types, and agrees with the others is one, names of types are read for messages alone, and names of fields only by reflect.Type, where a program has that."},
	{name: Strip, apply: (*program).strip,
		assumes: "The runtime reads names, files, lines, start lines, argument layouts and, but for recover, inlining trees for tracebacks alone."},
	{name: Peephole, apply: (*program).peephole,
		assumes: "Code between resume points does not depend on the way by which it was reached."},
	{name: Resume, apply: (*program).renumber, needs: []Step{Strip, Peephole},
		assumes: "Only calls, jumps, deferred calls and pc-value tables name a resume point of a function by its number."},
	{name: Linear, apply: (*program).computeLinear, needs: []Step{Strip},
		assumes: "The start function runs before the runtime reads the tables of functions, as WebAssembly defines it."},
	{name: Powers, apply: (*program).computePowers,
		assumes: "The table of powers is where exactly its bytes are, and the start function runs before it is read."},
}

// AllSteps returns all steps, in the order in which they are applied.
func AllSteps() []Step {
	return mapped(steps, func(s step) Step { return s.name })
}

// DefaultSteps returns the steps whose assumptions are checked in each program, or hold for each
// known release of Go.
func DefaultSteps() []Step {
	return slices.DeleteFunc(AllSteps(), func(s Step) bool { return !s.Default() })
}

// Default says whether a step is one of [DefaultSteps].
func (s Step) Default() bool {
	known, found := s.known()
	return found && !known.risky
}

// Assumes returns what a step takes for granted, as a sentence.
func (s Step) Assumes() string {
	known, _ := s.known()
	return known.assumes
}

func (s Step) known() (step, bool) {
	i := slices.IndexFunc(steps, func(known step) bool { return known.name == s })
	if i < 0 {
		return step{}, false
	}
	return steps[i], true
}

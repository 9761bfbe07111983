package engine

// Context is what long work asks, every few milliseconds, whether it is still wanted; a
// context.Context is one. Err returns nil until it is not, and from then on why.
// Asking may let others run.
type Context interface{ Err() error }

// Forever is a [Context] that never ends.
var Forever Context = forever{}

type forever struct{}

func (forever) Err() error { return nil }

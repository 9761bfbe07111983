package engine

// Context tells long work whether it is still wanted; a [context.Context] is one. Err
// returns nil until it is not, and from then on why.
type Context interface{ Err() error }

// Forever is a [Context] that never ends.
var Forever Context = forever{}

type forever struct{}

func (forever) Err() error { return nil }

// Pause is what long work calls every few milliseconds. It lets others run where they
// can't by themselves, as in a browser, where all work shares one thread: there the context
// has a method Yield. It returns the error of the context.
func Pause(ctx Context) error {
	if y, yields := ctx.(interface{ Yield() }); yields {
		y.Yield()
	}
	return ctx.Err()
}

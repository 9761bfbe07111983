// Package coach is what the solver tells a player, as plain values; the sentences are in
// app/text.
//
// Every function ends with the error of its context, which it looks at every few
// milliseconds of work. A function that finds several things passes each to a callback.
package coach

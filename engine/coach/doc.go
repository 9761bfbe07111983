// Package coach is what the solver tells a player, as plain values; the sentences are in
// app/text.
//
// Every function ends with the error of its context, which it looks at every few
// milliseconds of work. What comes step by step goes to a function that it is given.
package coach

// Package coach is what the solver tells a player about a game, as plain values.
package coach

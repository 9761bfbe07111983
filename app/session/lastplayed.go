package session

import (
	"ketword/app/envelope"
	"ketword/app/lists"
	"ketword/app/records"
	"ketword/engine"
	"ketword/internal/copied"
)

// Recent is what was played last, so that the next visit can continue there.
type Recent struct {
	Mode  string            // the mode opened last
	Lists map[string]string // by mode, the list opened last
	Games map[string]string // by mode and list, the identity of the game played last
}

// RecentKey is the storage key of Recent.
const RecentKey = records.KeyPrefix + "recent"

// ReadRecent reads the text written by [Recent.Write].
func ReadRecent(stored string) (Recent, error) {
	var r Recent
	err := envelope.Recent.Unseal(stored, r.stored())
	return r, err
}

// Write returns Recent in its stored form.
func (r *Recent) Write() string { return envelope.Recent.Seal(r.stored()) }

// stored returns the fields for reading and writing the stored form.
func (r *Recent) stored() envelope.Object {
	return envelope.Object{{Name: "mode", Value: &r.Mode}, {Name: "lists", Value: &r.Lists}, {Name: "games", Value: &r.Games}}
}

// ModeListKey returns a key for a mode and a list, such as "classic/de/6".
func ModeListKey(mode engine.Mode, list lists.Name) string {
	return mode.String() + "/" + list.String()
}

// lastMode returns the mode of the last game, or the default mode if there is none.
func (r *Recent) lastMode() engine.Mode {
	mode, err := engine.ParseMode(r.Mode)
	if err != nil {
		return FirstRules().Mode
	}
	return mode
}

// lastList returns the list opened last in a mode, or the zero name if there is none.
func (r *Recent) lastList(mode engine.Mode) lists.Name {
	name, _ := lists.ParseName(r.Lists[mode.String()])
	return name
}

// LastGame returns the game played last with a mode and list, or the zero identity if there
// is none.
func (r *Recent) LastGame(mode engine.Mode, list lists.Name) engine.Identity {
	return IdentityOf(r.Games[ModeListKey(mode, list)])
}

// WithOpened returns Recent after a game was opened. LastGame stays the same until a letter
// is typed.
func (r *Recent) WithOpened(id engine.Identity) Recent {
	mode := id.Rules.Mode.String()
	return Recent{Mode: mode, Lists: copied.With(r.Lists, mode, lists.Of(id).String()), Games: copied.With(r.Games, "", "")}
}

// WithPlayed returns Recent after a game was begun or continued.
func (r *Recent) WithPlayed(id engine.Identity) Recent {
	next := r.WithOpened(id)
	next.Games = copied.With(r.Games, ModeListKey(id.Rules.Mode, lists.Of(id)), id.String())
	return next
}

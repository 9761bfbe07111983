package session

import (
	"ketword/app/envelope"
	"ketword/app/internal/smalljson"
	"ketword/app/lists"
	"ketword/app/records"
	"ketword/engine"
	"ketword/internal/copied"
)

// Recent is what was played last, so that the next visit goes on there.
type Recent struct {
	Mode  string            // that was opened last
	Lists map[string]string // by mode, the list opened last
	Games map[string]string // by mode and list, the identity of the game played last
}

// RecentKey is under which Recent is stored.
const RecentKey = records.KeyPrefix + "recent"

// ReadRecent reads what [Recent.Write] wrote.
func ReadRecent(stored string) (Recent, error) {
	var r Recent
	err := envelope.Recent.Unseal(stored, r.stored())
	return r, err
}

// Write returns Recent as it is stored.
func (r *Recent) Write() string { return envelope.Recent.Seal(r.stored()) }

// stored returns the fields as they are stored.
func (r *Recent) stored() smalljson.Object {
	return smalljson.Object{{Name: "mode", Value: &r.Mode}, {Name: "lists", Value: &r.Lists}, {Name: "games", Value: &r.Games}}
}

// ModeListKey names a mode and a list, as in "classic/de/6".
func ModeListKey(mode engine.Mode, list lists.Name) string {
	return mode.String() + "/" + list.String()
}

// LastMode returns the mode of the last game; the usual one at first.
func (r *Recent) LastMode() engine.Mode {
	mode, err := engine.ParseMode(r.Mode)
	if err != nil {
		return FirstRules().Mode
	}
	return mode
}

// lastList returns the list opened last in a mode; the zero name at first.
func (r *Recent) lastList(mode engine.Mode) lists.Name {
	name, _ := lists.ParseName(r.Lists[mode.String()])
	return name
}

// LastGame returns the game played last in a mode and with a list; the zero
// identity if there is none.
func (r *Recent) LastGame(mode engine.Mode, list lists.Name) engine.Identity {
	return IdentityOf(r.Games[ModeListKey(mode, list)])
}

// WithOpened returns Recent after a game was opened. Until a letter is typed, the
// game played last is another.
func (r *Recent) WithOpened(id engine.Identity) Recent {
	mode := id.Rules.Mode.String()
	return Recent{Mode: mode, Lists: copied.With(r.Lists, mode, lists.Of(id).String()), Games: copied.With(r.Games, "", "")}
}

// WithPlayed returns Recent after a game was begun or gone on with.
func (r *Recent) WithPlayed(id engine.Identity) Recent {
	next := r.WithOpened(id)
	next.Games = copied.With(r.Games, ModeListKey(id.Rules.Mode, lists.Of(id)), id.String())
	return next
}

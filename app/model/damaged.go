package model

import "ketword/internal/format"

// What is stored and can't be read is not lost: it is moved aside, and the player told where to.
const quarantineSuffix = ".aside"

// Quarantine moves a value that can't be read to another key, unless another
// window has replaced it by then.
type Quarantine struct {
	storageEffect
	From, To, Value string
}

// quarantine returns what moves a stored value aside, to a key that is free.
func quarantine(key string, stored map[string]string) Quarantine {
	for n := 1; ; n++ {
		to := format.Text("%s%s%d", key, quarantineSuffix, n)
		if _, taken := stored[to]; !taken {
			return Quarantine{From: key, To: to, Value: stored[key]}
		}
	}
}

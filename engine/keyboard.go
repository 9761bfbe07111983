package engine

// Key is what the turns of a game say about one letter.
type Key struct {
	Mark  Mark // the best mark of any turn
	Mixed bool // every turn that gave this mark was mixed
}

// Keyboard returns what the turns say about each letter. It leaves out letters that
// were not guessed, and turns that lack their guess or their marks.
func Keyboard(turns []Turn) map[Letter]Key {
	keys := map[Letter]Key{}
	for _, t := range turns {
		for i := range t.tiles() {
			l := t.Guess.At(i)
			old, known := keys[l]
			keys[l] = old.with(Key{Mark: t.Feedback.At(i), Mixed: t.Feedback.Mixed()}, known)
		}
	}
	return keys
}

// with returns what is known after one more tile. Known is whether k holds anything
// yet.
func (k Key) with(tile Key, known bool) Key {
	switch {
	case !known || tile.Mark > k.Mark:
		return tile
	case tile.Mark == k.Mark:
		return Key{Mark: k.Mark, Mixed: k.Mixed && tile.Mixed}
	}
	return k
}

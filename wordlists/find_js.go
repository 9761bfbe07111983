package wordlists

// Find returns a list of this program: in the browser the default list alone.
func Find(lang string, length int) (List, bool) {
	if lang == English5.Lang && length == English5.Length {
		return English5, true
	}
	return List{}, false
}

package wordlists

// Find returns the list of a language and length; false if there is none. In the
// browser it knows the default list only.
func Find(lang string, length int) (List, bool) {
	if lang == English5.Lang && length == English5.Length {
		return English5, true
	}
	return List{}, false
}

package text

// Share has what is said of sharing a result or a link.
type Share struct {
	Result string                           // name of the button
	Link   string                           // entry of the menu
	Title  func(mode, puzzle string) string // first line of a shared result
	Head   string                           // of the dialog for a text that can't be copied
	Hint   string
}

var englishShare = Share{
	Result: "Share",
	Link:   "Share a link to this puzzle",
	Title:  func(mode, puzzle string) string { return "Ketword " + mode + ", " + puzzle + ":" },
	Head:   "Share",
	Hint:   "This browser would not copy the text. Please select it and copy it yourself.",
}

package german

import "ketword/app/text"

var introduction = text.Introduction{
	Correct: func(letter string) string { return letter + " stimmt und steht richtig." },
	Present: func(letter string) string { return letter + " kommt vor, aber woanders." },
	Absent:  func(letter string) string { return letter + " kommt nicht vor." },
	Unmixed: "Quadrate: alle von einem Wort. Das andere hat keinen der Buchstaben.",
	Mixed:   "Kreise: von beiden. Jedes Wort hat mindestens einen der markierten.",
	Marks:   "Voll: richtig. Mit Rahmen: woanders. Flach: in keinem der Wörter.",
	Begin:   "Tippe einfach ein Wort.",
}

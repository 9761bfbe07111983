package french

import "ketword/app/text"

var keepGuessing = text.KeepGuessing{
	GoOn:   "Continuer",
	Show:   "Voir la solution",
	Line:   "Perdu, mais vous continuez.",
	Beyond: "partie perdue",
	Found:  func(guess int) string { return "Trouvé au " + ordinal(guess) + " essai" },
	Stays:  "La partie reste perdue",
	Asks:   "Pas trouvé. Continuez, ou affichez la solution.",
}

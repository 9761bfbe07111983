package german

import "ketword/app/text"

var language = text.Language{
	Offer: "Auf Deutsch spielen",
	Keep:  "Bei Deutsch bleiben",
}

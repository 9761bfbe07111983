package german

import "ketword/app/text"

var language = text.Language{
	Offer: "Auf Deutsch lesen",
	Keep:  "Bei Deutsch bleiben",
}

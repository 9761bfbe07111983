package french

import "ketword/app/text"

var language = text.Language{
	Offer: "Lire cette page en français",
	Keep:  "Rester en français",
}

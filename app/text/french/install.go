package french

import "ketword/app/text"

var install = text.Install{
	Title: "Installer Ketword",
	Why:   "Placez Ketword sur l’écran d’accueil : il s’ouvrira comme toute autre application, même sans réseau.",
	Share: "Dans la barre du navigateur, touchez Partager :",
	Add:   "Faites défiler, puis choisissez « Sur l’écran d’accueil ».",
	Done:  "C’est compris",
}

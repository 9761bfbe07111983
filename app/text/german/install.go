package german

import "ketword/app/text"

var install = text.Install{
	Title: "Ketword installieren",
	Why:   "Leg dir Ketword auf den Home-Bildschirm. Dann öffnest du es wie jede andere App, auch ohne Netz.",
	Share: "Tippe in der Leiste des Browsers auf Teilen:",
	Add:   "Scrolle nach unten und wähle „Zum Home-Bildschirm“.",
	Done:  "Alles klar",
}

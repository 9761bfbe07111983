package browser

import goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

// LocalStore is where finished games and settings are, or what stands in for it.
func LocalStore() goapp.Value { return goapp.Window().Get("localStorage") }

// StoredText returns what storage holds under a key; "" if there is nothing.
func StoredText(key string) string {
	if value := LocalStore().Call("getItem", key); value.Truthy() {
		return value.String()
	}
	return ""
}

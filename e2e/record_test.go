package e2e

import (
	"fmt"
	"testing"
)

// A record of another Wordle is read from its fields; the focus goes to the one that is wrong, and back to the first once it is counted.
func TestRecordFromElsewhere(t *testing.T) {
	p := start(t)
	p.withAxe()
	p.open("")
	p.opensNamed("scores")
	for i, typed := range []string{"60", "3", "17", "0", "2", "3", "8", "12", "40"} {
		p.run(fmt.Sprintf(`document.querySelector("#record-%d").value = %q`, i, typed))
	}
	p.click("dialog " + action("add-scores"))
	p.wait(`document.activeElement.id === "record-0" && document.activeElement.ariaInvalid === "true"`)
	p.accessible("a wrong field")
	p.run(`document.activeElement.value = 110`)
	p.press("Enter")
	p.hears("Added: 65 wins.")
}

package e2e

import (
	"fmt"
	"testing"
)

// A record of another Wordle is typed, corrected in the field that is wrong, and counted with the games here.
func TestRecordFromElsewhere(t *testing.T) {
	p := start(t)
	p.withAxe()
	p.hasWon(classic.game(t))
	p.open("")
	p.click(action("stats"))
	p.dialog("stats")
	p.click("dialog " + action("scores"))
	p.dialog("scores")
	for i, typed := range []string{"60", "3", "17", "0", "2", "3", "8", "12", "40"} {
		p.run(fmt.Sprintf(`document.querySelector("#record-%d").value = %q`, i, typed))
	}
	p.click("dialog " + action("add-scores"))
	p.wait(`document.activeElement.id === "record-0" && document.activeElement.ariaInvalid === "true"`)
	p.accessible("a wrong field")
	p.run(`document.activeElement.value = 110`)
	p.press("Enter")
	p.hears("Added: 65 wins.")
	p.click("dialog " + action("close"))
	p.counted(statistics{played: 111, lost: 45, wins: map[int]int{2: 3, 3: 3, 4: 8, 5: 12, 6: 40}})
}

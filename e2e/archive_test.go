package e2e

import (
	"fmt"
	"testing"
	"time"
)

// dayButton selects the button of a day of the archive, by the number of its puzzle.
func dayButton(number int) string {
	return fmt.Sprintf(`.calendar [data-action=play-day][data-value="%d"]`, number-1)
}

// opensArchive opens the archive from the choice of a puzzle.
func (p *page) opensArchive() {
	p.Helper()
	p.chooseToPlay("archive")
	p.dialog("archive")
}

// focusesDay waits until a day of the archive that is named so has the focus.
func (p *page) focusesDay(name string) {
	p.Helper()
	p.wait(`document.activeElement.getAttribute("aria-label") === ` + quote(name))
}

// The archive is a calendar of the daily puzzles, played by mouse or keyboard; it fits on
// the smallest screen.
func TestArchive(t *testing.T) {
	p := start(t)
	p.withAxe()
	p.speaks("en-US")
	p.keepsTime("UTC", "2026-11-04T12:00:30Z", "?mode=quantum")
	g := p.inPlay()
	p.play(g, guesses(t, g)[0], secrets(g)[0])
	p.wait(`(localStorage["ketword-page"] || "").includes('["class","countdown"]]]')`) // a snapshot tells no time

	p.opensArchive()
	p.focusesDay("Wednesday 4 November, today, on the board: solved in 2")
	p.press("ArrowLeft")
	p.focusesDay("Tuesday 3 November: not played")
	p.countsDown(".archive", 12*time.Hour)
	p.accessible("archive")
	if first := eval[string](p, `document.querySelector(".calendar th").textContent`); first != "Su" {
		t.Errorf("weeks begin on %s", first)
	}
	p.dialogFits("archive")
	p.window(320, 568)
	if eval[bool](p, `document.querySelector("dialog").scrollHeight > document.querySelector("dialog").clientHeight`) {
		t.Error("the archive is too high for a small screen")
	}
	p.press("PageUp")
	p.focusesDay("Saturday 3 October: not played")
	p.press("ArrowUp")
	p.focusesDay("Saturday 26 September: not played")
	p.press("Enter")
	p.awaitPlace("26 Sep · English · 5 letters")

	p.opensArchive()
	p.selects("archive-list", "de/6")
	p.click(dayButton(1 + 243))
	p.awaitPlace("1 Sep · German · 6 letters")
}

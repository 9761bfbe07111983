package e2e

import "testing"

// A result of another program that is pasted on the page, with marks alone, opens the solver; once the solution is
// typed, the other rows offer words, and the last one leads to the review.
func TestPastedResult(t *testing.T) {
	p := start(t)
	p.withAxe()
	p.open("?mode=classic")
	p.run(`(() => {
		const data = new DataTransfer();
		data.setData("text/plain", "Wordle 1,234 3/6\n\n⬛🟨⬛⬛⬛\n⬛🟩🟨⬛⬛\n🟩🟩🟩🟩🟩");
		document.body.dispatchEvent(new ClipboardEvent("paste", {clipboardData: data, bubbles: true, cancelable: true}));
	})()`)
	p.dialog("solver")
	p.wait(`document.activeElement.id === "guess-2"`)
	p.paste("guess-2", "drake")
	p.press("Enter")
	p.wait(`document.querySelectorAll("[data-action=take-word]").length > 2`)
	p.window(320, 568)
	p.accessible("words that rows can have")
	p.click(`[data-action=take-word][data-value^="0 "]`)
	p.wait(`!document.querySelector("[data-action=take-word][data-value^='0 ']")`)
	p.click(`[data-action=take-word][data-value^="1 "]`)
	p.dialog("review")
}

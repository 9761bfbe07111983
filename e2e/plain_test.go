//go:build long

package e2e

import "testing"

// The site also works by go-app and Go as they are released: a game is
// left and loaded again in the middle.
func TestPlain(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	if err := builder.build(folder, "-plain", "-quick"); err != nil {
		t.Fatal(err)
	}
	plain, err := builder.serve(folder, "/", "localhost:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(plain.stop)
	p := newPage(t, plain)
	g := p.openPuzzle(quantum, keyboard{})
	some := guesses(t, g)
	g = p.play(g, some[0])
	p.typeIn("cro")
	p.reload()
	p.shows(g, "cro")
	p.erase(3)
	p.ends(p.play(g, some[1], secrets(g)[0]))
}

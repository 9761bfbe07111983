package friends

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"ketword/app/internal/apptest"
	"ketword/engine"
)

// FuzzRead: any text is read without a panic, every result is a valid one, and what is stored of it is read
// again as it was.
func FuzzRead(f *testing.F) {
	files, _ := filepath.Glob("testdata/*.txt")
	for _, name := range files {
		data, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		text, _, _ := strings.Cut(string(data), "\n=====\n")
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		found, err := Reading{Today: today}.Read(engine.Forever, text)
		if err != nil {
			t.Fatal(err)
		}
		for _, r := range found.Results {
			if r.Who == "" || nameOf(r.Who) != r.Who {
				t.Errorf("%q: a name", r.Who)
			}
			if r.Puzzle.Game.Name == "" || r.Guesses < 0 || r.Tries < 0 || r.Tries > engine.MaxTries || r.Tries > 0 && r.Guesses > r.Tries {
				t.Errorf("%+v: a result", r)
			}
			if ends, _ := r.ends(); !ends {
				t.Errorf("%+v: rows", r)
			}
		}
		all, _, _ := Friends{}.With(found.Results)
		stored := all.Write()
		again, err := Read(stored)
		if err != nil || again.Write() != stored {
			t.Errorf("%q: stored as %s, then %s, %v", text, stored, again.Write(), err)
		}
		if code := all.Code(Always(Game{})); code != "" {
			if _, err := ReadCode(code); err != nil {
				t.Errorf("%q: code: %v", text, err)
			}
		}
	})
}

// FuzzReadFile: what is read of any file is the same once it is written and read again.
func FuzzReadFile(f *testing.F) {
	for _, text := range []string{
		"", "{}", `{"messages":[]}`, apptest.Newer, `{"v":1,"data":[]}`, Friends{}.File(), Friends{Results: []*Result{ended("Ann", 1, 3)}}.Write(),
		`{"v":1,"data":{"people":["A","B"],"games":["Wordle","Ketword|quantum|de/6"],"results":"0 0 1734 - 3/6* ooooo\n1 1 r77 3 0/0 -\n","names":{"A":"C"},"hidden":["B"],"me":"C"}}`,
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		kept, is, err := ReadFile(text)
		if !is || err != nil {
			return
		}
		again, err := Read(kept.Write())
		if err != nil || again.Write() != kept.Write() {
			t.Errorf("%q: %s, then %s, %v", text, kept.Write(), again.Write(), err)
		}
	})
}

// long returns a chat of so many lines, of which some have results.
func long(lines int) string {
	var b strings.Builder
	for n := 0; n < lines; n += 10 {
		day := n / 10 % 900
		year, month, date := (today - engine.Day(900-day)).Date()
		stamp := fmt.Sprintf("[%02d.%02d.%02d, 08:%02d:33] ", date, month, year-2000, n/10%60)
		fmt.Fprintf(&b, "%sPerson %d: Wordle %d 4/6\n\n⬛🟨⬛⬛⬛\n⬛🟩🟨⬛⬛\n⬜⬜🟨⬜⬜\n🟩🟩🟩🟩🟩\n", stamp, n%7, 1748-900+day)
		fmt.Fprintf(&b, "%sPerson %d: a line of talk about the weather that is as long as such lines usually are, or a bit longer%s\n", stamp, n%5, strings.Repeat(", and so on and on", 37))
		fmt.Fprintf(&b, "%sPerson %d: and another one\nwith a further line\n%sPerson 3: ok\n", stamp, n%3, stamp)
	}
	return b.String()
}

// BenchmarkRead reads a chat of 200,000 lines, which has 20 MB.
func BenchmarkRead(b *testing.B) {
	text := long(200_000)
	b.SetBytes(int64(len(text)))
	b.ReportAllocs()
	for b.Loop() {
		found, err := Reading{Today: today}.Read(engine.Forever, text)
		if err != nil || len(found.Results) < 19_000 {
			b.Fatal(len(found.Results), err)
		}
	}
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	b.ReportMetric(float64(m.HeapSys)/(1<<20), "MB-heap")
}

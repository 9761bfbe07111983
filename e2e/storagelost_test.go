package e2e

import (
	"fmt"
	"os/exec"
	"syscall"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"ketword/internal/sample"
)

// Where all that is stored is cleared while a game is played, and the journal, which the page has open, is deleted, the game goes
// on, and is stored again with the next letter, and in a journal that is begun anew.
func TestStorageCleared(t *testing.T) {
	p := start(t)
	g := p.beginGame(quantum)
	p.awaitJournal(1)
	p.deleteJournal()
	p.run(`localStorage.clear()`)
	p.run(`new Promise((done, failed) => Object.assign(indexedDB.deleteDatabase("ketword"), {onsuccess: done, onerror: failed}))`)
	p.typeIn("cr")
	p.shows(g, "cr")
	p.painted()
	p.reload()
	p.says("")
	p.shows(g, "cr")
	p.erase(2)
	p.deleteJournal()
	p.ends(p.play(g, secrets(g)[0]))
	p.awaitJournal(1)
	p.awaitStoredGames(1)
}

// What somebody else has put into the database of lists is passed over: the lists beside it are shown.
func TestForeignRecords(t *testing.T) {
	sample.LongOnly(t, "TestStrangeJournal in app/model has a journal of strange records")
	p := start(t)
	p.startAtLists()
	p.importList(trees)
	p.awaitStoredLists("Trees")
	p.run(`new Promise((done, failed) => {
		const opening = indexedDB.open("ketword");
		opening.onerror = failed;
		opening.onsuccess = () => {
			const work = opening.result.transaction("lists", "readwrite"), store = work.objectStore("lists");
			for (const value of [[{}, "a"], [null, "b"], ["text", "c"], [{v: 1, lang: "x-zz", title: 5}, "d"]]) store.put(...value);
			work.oncomplete = () => { opening.result.close(); done(); };
			work.onabort = failed;
		};
	})`)
	p.reload()
	p.openLists()
	p.showsLists("Trees")
}

// visitAndKill runs a browser of its own with a profile folder, and kills it with
// all its processes: nothing of it can write any more.
func visitAndKill(t *testing.T, s *server, folder string, do func(*page)) {
	t.Helper()
	b := sample.Must(startBrowser(chromium, folder, chromedp.ModifyCmdFunc(func(cmd *exec.Cmd) {
		cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	})))(t)
	defer b.stop()
	group := chromedp.FromContext(b.ctx).Browser.Process().Pid
	t.Run("killed", func(t *testing.T) {
		p := openTab(t, s, &profile{}, b.ctx)
		do(p)
		if err := syscall.Kill(-group, syscall.SIGKILL); err != nil {
			t.Fatal(err)
		}
		await(p, "the end of the browser", func() (error, error) { return syscall.Kill(group, 0), nil }, func(gone error) bool { return gone != nil })
	})
	if t.Failed() {
		t.FailNow()
	}
}

// awaitJournal waits until the journal has so many entries. A slow disk may not have them
// yet, and leaving the page ends what is being written.
func (p *page) awaitJournal(n int) {
	p.Helper()
	const journalled = `new Promise((done, failed) => {
		const opening = indexedDB.open("ketword.journal");
		opening.onerror = failed;
		opening.onsuccess = () => {
			const count = opening.result.transaction("entries").objectStore("entries").count();
			count.onsuccess = () => { opening.result.close(); done(count.result); };
			count.onerror = failed;
		};
	})`
	await(p, fmt.Sprint(n, " entries in the journal"), reading[int](p, journalled), func(got int) bool { return got == n })
}

// lives leaves the browser alone for some seconds, so that it is killed at another point of
// what it does by itself. What is checked afterwards holds at each of them.
func (p *page) lives(seconds int) {
	p.Helper()
	began := time.Now()
	await(p, fmt.Sprint(seconds, " seconds"), func() (time.Duration, error) { return time.Since(began), nil },
		func(got time.Duration) bool { return got >= time.Duration(seconds)*time.Second })
}

// A browser that is killed loses nothing that it has shown, as soon as the disk has
// it: no end of a game, no row. The next start stores what was lost, so that
// another one finds it, too. Chromium writes a page's storage to the disk five
// seconds after the first change, and the second time after a minute.
func TestKilledBrowser(t *testing.T) {
	t.Parallel()
	begun := mode{"quantum", 7}
	for _, seconds := range []int{0, 1, 5}[:sample.Size(1, 3)] {
		t.Run(fmt.Sprint(seconds, " seconds"), func(t *testing.T) {
			t.Parallel()
			profile := t.TempDir()
			g := after(t, begun.game(t), guesses(t, begun.game(t))[0])
			visitAndKill(t, root, profile, func(p *page) {
				p.open(begun.query())
				p.play(begun.game(t), guesses(t, begun.game(t))[0])
				p.awaitJournal(1)
				p.lives(seconds)
				for i, m := range []mode{{"classic", 7}, classic, quantum} {
					p.open(m.query())
					p.play(m.game(t), secrets(m.game(t))[0])
					p.awaitJournal(2 + i)
				}
				p.lives(seconds)
			})
			for range sample.Size(1, 2) {
				visit(t, root, profile, func(p *page) {
					p.open("")
					p.awaitStoredGames(3)
					p.openStats()
					p.figures(3, 1)
					p.open(begun.query())
					p.shows(g, "")
				})
			}
		})
	}
}

// deleteJournal deletes the journal, which the page's connection must not block.
func (p *page) deleteJournal() {
	p.Helper()
	p.run(`new Promise((done, failed) => {
		const deleting = indexedDB.deleteDatabase("ketword.journal");
		deleting.onsuccess = done;
		deleting.onerror = failed;
	})`)
}

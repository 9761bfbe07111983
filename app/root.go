// Package app is the game in the browser: go-app components that draw the
// model, listeners that turn events into messages, and the effects that the
// model asks for. What to do is decided in the model.
package app

import (
	"strconv"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/effect"
	"ketword/app/lists"
	"ketword/app/model"
	"ketword/app/play"
	"ketword/app/query"
	"ketword/app/query/worker"
	"ketword/app/screen"
	"ketword/app/screen/part"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/engine/lexicon"
)

// Run takes over the page and plays; in a worker it answers queries. It returns only
// if the program ends. It lets the page paint and take keys between the parts of its start.
// On a telephone, Go's runtime and the variables of packages take some 80 ms, the list 50, the
// root and what is stored 40, the first game 70, and the beginning of the first drawing, which
// breathes by itself, 50: of any two together, a key would be felt to hang. make pace prints
// how long each takes.
func Run() {
	if worker.Here() {
		worker.Run()
	}
	browser.Breathe()
	words := worker.Embedded()
	browser.Breathe()
	r := newRoot(words)
	r.begin()
	browser.Breathe()
	r.takeEarly()
	for _, path := range paths() {
		goapp.Route("/"+path, func() goapp.Composer { return r })
	}
	goapp.RunWhenOnBrowser()
}

// root is the only component with a state: it holds the model, passes
// messages to it, and carries out the effects. All others draw values that
// they are given, and only when one is another: sentences come as pointers,
// since two functions are never equal.
type root struct {
	goapp.Compo
	model    model.Model
	text     *text.Text             // for the list in play
	plain    *text.Text             // of the language of the page
	awaited  string                 // language whose sentences are being fetched; or ""
	texts    []*text.Text           // all that are loaded
	compiled map[string]goapp.Value // the same as they came, by language
	dotless  *text.Text             // for lists with ı; nil before the first

	ctx         goapp.Context
	mounted     bool           // go-app has drawn the page
	inbox       chan model.Msg // messages until then
	version     string         // of the site: version and commit
	origin      string         // of the site's address
	home        string         // the path of the site's folder
	able        screen.Device
	prerenders  bool // the page is drawn for those to whom the program has not come
	input       play.Input
	outside     bool                       // the pointer was pressed last on a dialog's backdrop
	files       map[lists.Part]goapp.Value // that were picked, to be imported
	historyFile goapp.Value                // file that was picked, to be imported
	listQueue   chan listWork              // what is to be done with the player's lists
	caching     browser.Abort              // of the list that is being fetched to be cached
	journal     journal
	afterPaint  *browser.AfterPaint
	changes     []effect.StorageChange // which wait for the other effects
	history     string                 // as it was stored when this window last heard or read it
	solverHost  worker.Host
	form        map[string]string // what was typed to import a list, by field
	drawn       model.Model       // as it was drawn last
	keeps       bool              // it is to be kept for the next visit when it is painted
	titled      string            // the title of the window
	applied     map[string]string // the settings in attributes of the page
	back        *goingBack        // nil unless the browser is on its way
}

// Room in the queue of the lists and in the inbox: more than a player can ask for while the
// browser's database is slow.
const (
	queueRoom = 1000
	inboxRoom = 1000
)

func newRoot(words *lexicon.Lexicon) *root {
	r := &root{
		version:   browser.MetaContent("ketword-version"),
		origin:    browser.Location().Get("origin").String(),
		home:      home(),
		able:      abilitiesOf(),
		files:     map[lists.Part]goapp.Value{},
		form:      map[string]string{},
		applied:   map[string]string{},
		listQueue: make(chan listWork, queueRoom),
		inbox:     make(chan model.Msg, inboxRoom),

		afterPaint: browser.NewAfterPaint(),
	}
	r.text = firstText()
	r.plain, r.texts = r.text, []*text.Text{r.text}
	r.compiled = map[string]goapp.Value{r.text.Lang: goapp.Window().Get("ketwordText")}
	r.drawn = model.New(nil, nil)
	r.model = model.New(builtIn(), words).InLanguages(tags()...).Guiding(guides())
	r.solverHost.Told = func(k query.Key, p query.Part) { r.send(model.QueryTold{Key: k, Part: p}) }
	r.solverHost.Ended = func(k query.Key, f query.Fault, why string) { r.send(model.QueryEnded{Key: k, Fault: f, Reason: why}) }
	return r
}

// OnMount goes on where begin ended, once the first game is drawn.
func (r *root) OnMount(ctx goapp.Context) {
	r.ctx, r.mounted = ctx, true
	r.listen()
	r.afterRender()
	r.replay(bootScript().Call("end"))
	for len(r.inbox) > 0 {
		if msg := <-r.inbox; msg != nil { // patience may end as the list comes (awaitList)
			r.update(msg)
		}
	}
	go r.watchCalendar()
	r.start(hearOffline)
	r.start(hearRepaired)
	ctx.Defer(func(goapp.Context) { r.afterRender() })
}

// OnAppUpdate tells that a new version of the site waits.
func (r *root) OnAppUpdate(goapp.Context) { r.send(model.UpdateWaits{}) }

// send gives a message to the model, after the news that another day has
// begun, if one has.
func (r *root) send(msg model.Msg) {
	if !r.mounted {
		r.inbox <- msg
		return
	}
	r.ctx.Dispatch(func(ctx goapp.Context) {
		if day := today(); day != r.model.Day {
			r.update(model.DayChanged{Day: day})
		}
		r.update(msg)
		r.countDown()
		ctx.Defer(func(goapp.Context) { r.afterRender() })
	})
}

// update gives a message to the model and carries out what it asks for.
func (r *root) update(msg model.Msg) {
	before := r.model
	next, effects := model.Update(before, msg)
	r.model = next
	r.speak()
	r.text = r.textOf(next.InPlay)
	if before.Screen != screen.None && next.Screen == screen.None {
		part.CloseDialog()
	}
	r.perform(effects)
}

func (r *root) Render() goapp.UI {
	m, v := &r.model, r.view()
	game := m.Game
	return goapp.Div().ID("app").Class("game").
		DataSet("reveals", ui.When(m.Play.Fresh > 0, "true")). // keys and end wait for the row
		DataSet("mode", game.Puzzle.Rules.Mode.String()).
		DataSet("status", game.Status().String()).
		Class("keys-"+strconv.Itoa(min(max(len(m.Layout()), minKeyRows), maxKeyRows))).
		Body(
			r.header(),
			goapp.Main().Body(
				r.place(v.Puzzle),
				play.DrawBoard(v, &m.Play),
				play.DrawTeaching(v, &m.Play, len(m.InLine()) > 0),
				r.messageLine(),
				r.offer(),
				r.count(),
				play.DrawKeyboard(v),
				play.DrawEnd(v),
			),
			ui.Live("status", goapp.Div().Class("spoken")).Text(play.Speak(v, &m.Play, m.Notices)),
			r.dialog(),
		)
}

// maxKeyRows is how many rows of keys are seen at once; more are scrolled.
const maxKeyRows = 5

// minKeyRows is how many rows the end of a game takes the place of.
const minKeyRows = 3

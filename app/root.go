// Package app is the game in the browser: go-app components draw the model, listeners turn
// events into messages, and root carries out the model's effects. All decisions are made in
// the model.
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

// Run takes over the page and plays. In a worker it answers queries instead. It returns only
// if the program ends.
//
// The page can paint and handle keys between the parts of its start. On a phone, Go's runtime
// and the variables of packages take some 80 ms, the list 50, the root and the stored values
// 40, the first game 70, and the start of the first drawing, which pauses by itself, 50. Any
// two of them together would delay a key noticeably. make pace prints these times.
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

// root is the only component with state: it holds the model, passes messages to it, and
// carries out its effects. All others draw the values in their fields, and only if these
// have changed. Sentences are passed as pointers, since functions are never equal.
type root struct {
	goapp.Compo
	model    model.Model
	text     *text.Text             // for the list in play
	plain    *text.Text             // in the language of the page
	awaited  string                 // language whose sentences are being fetched; or ""
	texts    []*text.Text           // all loaded sentences
	compiled map[string]goapp.Value // the compiled form of texts, by language
	dotless  *text.Text             // for lists with ı; nil until needed

	ctx         goapp.Context
	mounted     bool           // go-app has drawn the page
	inbox       chan model.Msg // messages before mounted is set
	version     string         // version and commit of the site
	origin      string         // of the site's address
	home        string         // the path of the site's folder
	able        screen.Device
	prerenders  bool // the page is drawn for the time before the program runs
	input       play.Input
	outside     bool                       // the pointer was last pressed on a dialog's backdrop
	files       map[lists.Part]goapp.Value // picked files to import
	historyFile goapp.Value                // picked file to import
	chatFile    goapp.Value                // picked file with a chat
	listQueue   chan listWork              // work with the player's lists
	caching     browser.Abort              // aborts fetching a list for the cache
	journal     journal
	afterPaint  *browser.AfterPaint
	changes     []effect.StorageChange // waiting until the other effects are carried out
	history     string                 // the stored history that this window last read
	solverHost  worker.Host
	form        map[string]string // input for importing a list, by field
	drawn       model.Model       // the model drawn last
	keeps       bool              // the next painted page is to be kept as a snapshot
	titled      string            // title of the window
	applied     map[string]string // settings written to attributes of the page
	back        *goingBack        // nil unless a navigation back is under way
}

// The capacities of listQueue and inbox: more than a player can request while the browser's
// database is slow.
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

// OnMount continues begin after the first game is drawn.
func (r *root) OnMount(ctx goapp.Context) {
	r.ctx, r.mounted = ctx, true
	r.listen()
	r.afterRender()
	r.replay(bootScript().Call("end"))
	for len(r.inbox) > 0 {
		if msg := <-r.inbox; msg != nil { // listPatience may end just as the list arrives (see awaitList)
			r.update(msg)
		}
	}
	go r.watchCalendar()
	r.start(hearOffline)
	r.start(hearRepaired)
	ctx.Defer(func(goapp.Context) { r.afterRender() })
}

// OnAppUpdate handles a new version of the site.
func (r *root) OnAppUpdate(goapp.Context) { r.send(model.UpdateWaits{}) }

// send passes a message to the model. If another day has begun, the model is told first.
func (r *root) send(msg model.Msg) {
	if !r.mounted {
		r.inbox <- msg
		return
	}
	r.ctx.Dispatch(func(ctx goapp.Context) {
		if now := today(); !r.onDay(now) {
			r.update(now)
		}
		r.update(msg)
		r.countDown()
		ctx.Defer(func(goapp.Context) { r.afterRender() })
	})
}

// update passes a message to the model, and carries out the effects.
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
		DataSet("reveals", m.Play.Reveals()). // keyboard and end wait until the row is revealed
		DataSet("mode", game.Puzzle.Rules.Mode.String()).
		DataSet("status", game.Status().String()).
		Class("keys-"+strconv.Itoa(min(max(len(m.Layout()), minKeyRows), maxKeyRows))).
		Body(
			r.header(),
			goapp.Main().Body(
				r.place(v.Puzzle),
				play.DrawBoard(v, &m.Play),
				play.DrawTeaching(v, &m.Play, len(r.inLine()) > 0 && !m.OffersList(), r.came()),
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

// maxKeyRows is how many rows of keys are visible at once; a keyboard with more scrolls.
const maxKeyRows = 5

// minKeyRows is the height of a game's end, in rows of keys.
const minKeyRows = 3

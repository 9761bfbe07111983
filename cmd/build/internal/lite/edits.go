package lite

// edits cut the engine off from what Ketword does not use; what hangs on that
// then goes with it. A declaration is cut by a name that nothing mentions.
var edits = []Edit{
	// The engine loads the component of the route / and then only redraws.
	// Addresses, Back and Forward are the program's own, and links the browser's.
	{"navigation", "pkg/app/app.go", `	resolveURL := clientResourceResolver(Getenv("GOAPP_STATIC_RESOURCES_URL"))
	originPage := makeRequestPage(Window().URL(), resolveURL)

	engine := newEngine(context.Background(),
		&routes,
		resolveURL,
		&originPage,
		actionHandlers,
	)

	engine.Navigate(window.URL(), false)
	engine.Start(120)
`, `	engine := newEngine()
	root, _ := routes.createComponent("/")
	if err := engine.Load(root); err != nil {
		panic(err)
	}
	engine.Start(120)
`, 1},
	{"navigation by the browser", "pkg/app/browser.go", `	b.handleAnchorClick(ctx)
	b.handlePopState(ctx)
	b.handleNavigationFromJS(ctx)
`, "", 1},
	{"notices of what nothing listens for", "pkg/app/browser.go", `	b.handleAppInstallChange(ctx, notifyComponentEvent)
	b.handleAppResize(ctx, notifyComponentEvent)
`, "", 1},
	{"a log of updates", "pkg/app/browser.go", `		ctx.defere(func() {
			Log(Window().URL().Hostname() + " has been updated, reload to see changes")
		})
`, "", 1},
	{"addresses of the window", "pkg/app/js.go", "	URL() *url.URL\n", "", 1},
	{"history of the window", "pkg/app/js.go", `	addHistory(u *url.URL)
	replaceHistory(u *url.URL)
`, "", 1},
	{"routes by regular expressions", "pkg/app/route.go", `
	for _, rwr := range r.routesWithRegexp {
		if rwr.regexp.MatchString(path) {
			return rwr.newComponent(), true
		}
	}
`, "", 1},
	{"the list of regular expressions", "pkg/app/route.go", "	routesWithRegexp []regexpRoute\n", "", 1},

	// A frame is drawn as soon as nothing is left to dispatch, which is in the
	// event that caused it, instead of up to 1/120 s later.
	{"frames by a timer", "pkg/app/engine.go", `	if framerate <= 0 {
		framerate = 30
	}

	iddleFrameDuration := time.Hour
	activeFrameDuration := time.Second / time.Duration(framerate)
	currentFrameDuration := time.Nanosecond
	frames := time.NewTicker(currentFrameDuration)
	defer frames.Stop()

	e.states.CleanupExpiredPersistedStates(e.baseContext())

	for {
		select {
		case dispatch := <-e.dispatches:
			if currentFrameDuration != activeFrameDuration {
				frames.Reset(activeFrameDuration)
				currentFrameDuration = activeFrameDuration
			}
			dispatch()

		case <-frames.C:
			e.processFrame()
			frames.Reset(iddleFrameDuration)
			currentFrameDuration = iddleFrameDuration

		case <-e.ctx.Done():
			return
		}
	}
`, `	for dispatch := range e.dispatches {
		dispatch()
		if len(e.dispatches) == 0 {
			e.processFrame()
		}
	}
`, 1},

	// States, actions, storage, page.
	{"what the engine knew", "pkg/app/engine.go", `type engineX struct {
	ctx context.Context

	localStorage   BrowserStorage
	sessionStorage BrowserStorage
	browser        browser

	routes         *router
	internalURLs   []string
	resolveURL     func(string) string
	originPage     *requestPage
	lastVisitedURL *url.URL

`, `type engineX struct {
	browser browser

`, 1},
	{"asynchronous handlers and states", "pkg/app/engine.go", `
	asynchronousActionHandlers map[string]ActionHandler
	actions                    actionManager
	states                     stateManager
}

func newEngine(ctx context.Context, routes *router, resolveURL func(string) string, originPage *requestPage, actionHandlers map[string]ActionHandler) *engineX {
	var localStorage BrowserStorage
	var sessionStorage BrowserStorage
	if IsServer {
		localStorage = newMemoryStorage()
		sessionStorage = newMemoryStorage()
	} else {
		localStorage = newJSStorage("localStorage")
		sessionStorage = newJSStorage("sessionStorage")
	}

	if resolveURL == nil {
		resolveURL = func(v string) string { return v }
	}
	originPage.resolveURL = resolveURL

	engine := &engineX{
		ctx:                        ctx,
		routes:                     routes,
		resolveURL:                 resolveURL,
		originPage:                 originPage,
		localStorage:               localStorage,
		lastVisitedURL:             &url.URL{},
		sessionStorage:             sessionStorage,
		nodes:                      nodeManager{},
		dispatches:                 make(chan func(), 4096),
		defers:                     make(chan func(), 4096),
		asynchronousActionHandlers: actionHandlers,
	}
`, `}

func newEngine() *engineX {
	engine := &engineX{
		nodes:      nodeManager{},
		dispatches: make(chan func(), 4096),
		defers:     make(chan func(), 4096),
	}
`, 1},
	{"what elements know of the engine", "pkg/app/engine.go", `		Context:               e.ctx,
		resolveURL:            e.resolveURL,
		appUpdatable:          e.browser.AppUpdatable,
		page:                  e.page,
		navigate:              e.Navigate,
		localStorage:          e.localStorage,
		sessionStorage:        e.sessionStorage,
`, "", 1},
	{"what elements know of actions and states", "pkg/app/engine.go", `		handleAction:          e.actions.Handle,
		postAction:            e.actions.Post,
		observeState:          e.states.Observe,
		getState:              e.states.Get,
		setState:              e.states.Set,
		delState:              e.states.Delete,
`, "", 1},
	{"the context's page, storage and Go's context", "pkg/app/context.go", `	context.Context

	page                  func() Page
	appUpdatable          bool
	resolveURL            func(string) string
	navigate              func(*url.URL, bool)
	localStorage          BrowserStorage
	sessionStorage        BrowserStorage
`, "", 1},
	{"the context's actions and states", "pkg/app/context.go", `	handleAction          func(string, UI, bool, ActionHandler)
	postAction            func(Context, Action)
	observeState          func(Context, string, any) Observer
	getState              func(Context, string, any)
	setState              func(Context, string, any) State
	delState              func(Context, string)
`, "", 1},
	{"asynchronous actions", "pkg/app/engine.go", `
		for action, handler := range e.asynchronousActionHandlers {
			e.actions.Handle(action, body, true, handler)
		}
`, "", 1},
	{"actions and states after a frame", "pkg/app/engine.go", `	e.actions.Cleanup()
	e.states.Cleanup()
`, "", 1},

	// Elements and components.
	{"folders of files that attributes name", "pkg/app/node.go", `resolveAttributeURLValue(
			name,
			value,
			ctx.ResolveStaticResource,
		)`, "value", 2},
	{"components without Render", "pkg/app/component.go", "func (c *Compo) Render() UI", "func cut(c *Compo) UI", 1},
	{"times in components, whose type brings all formats of time", "pkg/app/node.go", `		case time.Time:
			return !v.Equal(new)

`, "", 1},
	{"mounting HTML that is a text, which browsers refuse by the page's policy", "pkg/app/node.go", `	case *raw:
		return m.mountRawHTML(depth, v)

`, "", 1},
	{"dismounting it", "pkg/app/node.go", `
	case *raw:
		m.dismountRawHTML(v)
`, "", 1},
	{"updating it", "pkg/app/node.go", `	case *raw:
		return m.updateRawHTML(ctx, v, new.(*raw))

`, "", 1},
	{"printing it", "pkg/app/node.go", `
	case *raw:
		m.encodeRawHTML(w, depth, v)
`, "", 1},
	{"putting it into elements", "pkg/app/js.go", "	setInnerHTML(v string)\n", "", 1},
	{"a second type of elements", "pkg/app/node.go", "case *htmlElem, *htmlElemSelfClosing:", "case *htmlElem:", 1},

	// Formats and JSON.
	{"a label for errors of the start", "pkg/app/app.go", `		displayLoadError(err)
`, "", 1},
	{"formats of attributes", "pkg/app/html_gen.go", "format string, v ...any)", "format string)", 1992},
	{"formatting attributes", "pkg/app/html_gen.go", "FormatString(format, v...)", "format", 902},
	{"formats of text", "pkg/app/html_gen.go", "Textf(format, v...)", "Text(format)", 94},
	{"values of any kind as attributes", "pkg/app/html_gen.go", `FormatString("%v", v)`, "toString(v)", 220},
	{"values of any kind as text", "pkg/app/strings.go", `		return fmt.Sprint(v)
`, `		switch v := v.(type) {
		case error:
			return v.Error()
		case interface{ String() string }:
			return v.String()
		}
		switch v := reflect.ValueOf(v); v.Kind() {
		case reflect.String:
			return v.String()
		case reflect.Bool:
			return strconv.FormatBool(v.Bool())
		case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
			return strconv.FormatInt(v.Int(), 10)
		case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
			return strconv.FormatUint(v.Uint(), 10)
		}
		panic("no text for a " + reflect.TypeOf(v).String())
`, 1},
	{"a log", "pkg/app/log.go", "func init() {", "func cut() {", 1},
	{"an encoder of errors", "pkg/errors/errors.go", `func init() {
	SetInlineEncoder()
}
`, "", 1},
	{"errors as JSON", "pkg/errors/errors.go", `	s, err := Encoder(e)
	if err != nil {
		return fmt.Sprintf(` + "`{\"message\": \"encoding error failed: %s\"}`" + `, err)
	}
	return string(s)
`, `	s := e.Message
	for k, v := range e.Tags {
		switch v := v.(type) {
		case string:
			s += ", " + k + ": " + v
		case interface{ String() string }: // a type
			s += ", " + k + ": " + v.String()
		}
	}
	if e.WrappedErr != nil {
		s += ": " + e.WrappedErr.Error()
	}
	return s
`, 1},
	{"lines of errors", "pkg/errors/errors.go", `	_, filename, line, _ := runtime.Caller(2)

	err := Error{
		Line:    fmt.Sprintf("%s:%v", filepath.Base(filename), line),
		Message: fmt.Sprintf(msgFormat, v...),
	}
	return err
`, `	return Error{Message: msgFormat}
`, 1},
}

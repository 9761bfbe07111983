package goapp

// cuts remove from the engine the uses of what Ketword does not need, so that pruning removes the
// rest. A declaration is cut by renaming it to a name that nothing mentions.
var cuts = []edit{
	{"one component", "The program has one component, and its addresses, Back and Forward are its own: the engine loads that of the route / and never navigates.", []change{
		{"pkg/app/app.go", `	resolveURL := clientResourceResolver(Getenv("GOAPP_STATIC_RESOURCES_URL"))
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
		{"pkg/app/browser.go", `	b.handleAnchorClick(ctx)
	b.handlePopState(ctx)
	b.handleNavigationFromJS(ctx)
`, "", 1},
		{"pkg/app/js.go", "	URL() *url.URL\n", "", 1},
		{"pkg/app/js.go", `	addHistory(u *url.URL)
	replaceHistory(u *url.URL)
`, "", 1},
		{"pkg/app/route.go", `
	for _, rwr := range r.routesWithRegexp {
		if rwr.regexp.MatchString(path) {
			return rwr.newComponent(), true
		}
	}
`, "", 1},
		{"pkg/app/route.go", "	routesWithRegexp []regexpRoute\n", "", 1},
	}},
	{"events of the page", "Nothing listens for installation and sizes, and the program tells of updates itself.", []change{
		{"pkg/app/browser.go", `	b.handleAppInstallChange(ctx, notifyComponentEvent)
	b.handleAppResize(ctx, notifyComponentEvent)
`, "", 1},
		{"pkg/app/browser.go", `		ctx.defere(func() {
			Log(Window().URL().Hostname() + " has been updated, reload to see changes")
		})
`, "", 1},
	}},
	{"frames by a timer", "A frame is drawn in the event that caused it, as soon as nothing is left to dispatch, not up to 1/120 s later.", []change{
		{"pkg/app/engine.go", `	if framerate <= 0 {
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
	}},
	{"states, actions and storage", "The program has a model and a storage of its own. These bring package context, encryption, JSON and net/url.", []change{
		{"pkg/app/engine.go", `type engineX struct {
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
		{"pkg/app/engine.go", `
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
		{"pkg/app/engine.go", `		Context:               e.ctx,
		resolveURL:            e.resolveURL,
		appUpdatable:          e.browser.AppUpdatable,
		page:                  e.page,
		navigate:              e.Navigate,
		localStorage:          e.localStorage,
		sessionStorage:        e.sessionStorage,
`, "", 1},
		{"pkg/app/engine.go", `		handleAction:          e.actions.Handle,
		postAction:            e.actions.Post,
		observeState:          e.states.Observe,
		getState:              e.states.Get,
		setState:              e.states.Set,
		delState:              e.states.Delete,
`, "", 1},
		{"pkg/app/context.go", `	context.Context

	page                  func() Page
	appUpdatable          bool
	resolveURL            func(string) string
	navigate              func(*url.URL, bool)
	localStorage          BrowserStorage
	sessionStorage        BrowserStorage
`, "", 1},
		{"pkg/app/context.go", `	handleAction          func(string, UI, bool, ActionHandler)
	postAction            func(Context, Action)
	observeState          func(Context, string, any) Observer
	getState              func(Context, string, any)
	setState              func(Context, string, any) State
	delState              func(Context, string)
`, "", 1},
		{"pkg/app/engine.go", `
		for action, handler := range e.asynchronousActionHandlers {
			e.actions.Handle(action, body, true, handler)
		}
`, "", 1},
		{"pkg/app/engine.go", `	e.actions.Cleanup()
	e.states.Cleanup()
`, "", 1},
	}},
	{"a folder of static files", "Addresses in attributes stay as the program writes them.", []change{
		{"pkg/app/node.go", `resolveAttributeURLValue(
			name,
			value,
			ctx.ResolveStaticResource,
		)`, "value", 2},
	}},
	{"components without Render", "All of the program's have one.", []change{
		{"pkg/app/component.go", "func (c *Compo) Render() UI", "func cut(c *Compo) UI", 1},
	}},
	{"any value in components", "Fields of a component are compared by equal.go: reflect.DeepEqual, Value.Equal and the type of a time, which no component has, bring more.", []change{
		{"pkg/app/node.go", "if !canUpdateValue(field, newField) {", "if equal(field, newField, 0) {", 1},
		{"pkg/errors/errors.go", "func (e Error) Is(err error) bool {", "func cut(e Error, err error) bool {", 1},
	}},
	{"HTML as text", "The policy of the page forbids it, and nothing draws any.", []change{
		{"pkg/app/node.go", `	case *raw:
		return m.mountRawHTML(depth, v)

`, "", 1},
		{"pkg/app/node.go", `
	case *raw:
		m.dismountRawHTML(v)
`, "", 1},
		{"pkg/app/node.go", `	case *raw:
		return m.updateRawHTML(ctx, v, new.(*raw))

`, "", 1},
		{"pkg/app/node.go", `
	case *raw:
		m.encodeRawHTML(w, depth, v)
`, "", 1},
		{"pkg/app/js.go", "	setInnerHTML(v string)\n", "", 1},
	}},
	{"a second type of elements", "All elements become one type (elements.go).", []change{
		{"pkg/app/node.go", "case *htmlElem, *htmlElemSelfClosing:", "case *htmlElem:", 1},
	}},
	{"a label for errors of the start", "The page has none: run.js tells of them.", []change{
		{"pkg/app/app.go", `		displayLoadError(err)
`, "", 1},
	}},
	{"formats", "Attributes and texts are values, none of them a fraction; package fmt would bring 50 kB by brotli, fractions 8 kB.", []change{
		{"pkg/app/html_gen.go", "format string, v ...any)", "format string)", 1992},
		{"pkg/app/html_gen.go", "FormatString(format, v...)", "format", 902},
		{"pkg/app/html_gen.go", "Textf(format, v...)", "Text(format)", 94},
		{"pkg/app/html_gen.go", `FormatString("%v", v)`, "toString(v)", 220},
		{"pkg/app/strings.go", `		return fmt.Sprint(v)
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
		{"pkg/app/strings.go", `	case float64:
		return strconv.FormatFloat(v, 'f', 4, 64)

`, "", 1},
	}},
	{"a log", "Nothing logs, and it brings fmt and os.", []change{
		{"pkg/app/log.go", "func init() {", "func cut() {", 1},
	}},
	{"errors as JSON", "An error is a line of text, without its place in the source, which the published program doesn't know.", []change{
		{"pkg/errors/errors.go", `func init() {
	SetInlineEncoder()
}
`, "", 1},
		{"pkg/errors/errors.go", `	s, err := Encoder(e)
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
		{"pkg/errors/errors.go", `	_, filename, line, _ := runtime.Caller(2)

	err := Error{
		Line:    fmt.Sprintf("%s:%v", filepath.Base(filename), line),
		Message: fmt.Sprintf(msgFormat, v...),
	}
	return err
`, `	return Error{Message: msgFormat}
`, 1},
	}},
}

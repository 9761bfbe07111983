package e2e

import (
	"fmt"
	"io"
	"maps"
	"net/http"
	"net/http/httptest"
	"os"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"ketword/app/text/embedded"
	"ketword/internal/sample"
)

// attacks are what code that got into a page could try, by names: each is a script that throws,
// or promises something false, if the browser refuses it. They begin in a frame, since what the
// tests run may use texts as code.
var attacks = []variant[string]{
	{"a script in the page", `const s = document.createElement("script"); s.textContent = "hit = 1"; document.body.append(s); return window.hit`},
	{"a text as code", `return eval("1")`},
	{"a function from a text", `return new Function("return 1")()`},
	{"HTML from a text", `document.createElement("p").innerHTML = "<b>"; return true`},
	{"a document from a text", `return new DOMParser().parseFromString("<b>", "text/html")`},
	{"a handler in an attribute", `const b = document.createElement("b"); b.setAttribute("onclick", "hit = 2"); b.click(); return window.hit`},
	{"a script from elsewhere", `const s = document.createElement("script"); s.src = "https://elsewhere.invalid/s.js"; return true`},
	{"another script of the origin", `const s = document.createElement("script"); s.src = "sw.js"; return true`},
	{"a module", `return import("./sw.js").then(() => true)`},
	{"a worker", `return new Worker("sw.js")`},
	{"a worker from a text", `return new Worker(URL.createObjectURL(new Blob([""])))`},
	{"a service worker", `return navigator.serviceWorker.register("sw.js")`},
	{"trust in another script of the origin", `return ketwordOwn("other.js")`},
	{"trust in a script above the site", `return ketwordOwn("../run-0000000000.js")`},
	{"trust in a script from elsewhere", `return ketwordOwn("//elsewhere.invalid/sw.js")`},
	{"a policy of its own", `return trustedTypes.createPolicy("other", {})`},
	{"the site's policy, made again", `return trustedTypes.createPolicy("ketword", {})`},
	{"a request elsewhere", `return fetch("https://elsewhere.invalid/")`},
	{"a beacon elsewhere", `navigator.sendBeacon("https://elsewhere.invalid/"); return refused("connect-src")`},
	{"a picture from elsewhere", `const i = new Image(); i.src = "https://elsewhere.invalid/i.png"; return refused("img-src")`},
	{"a frame", `const f = document.createElement("iframe"); f.src = "robots.txt"; document.body.append(f); return refused("frame-src")`},
	{"a style", `const b = document.createElement("b"); b.setAttribute("style", "color: red"); return b.style.color`},
	{"another base of addresses", `const b = document.createElement("base"); b.href = "https://elsewhere.invalid/"; document.head.append(b); return document.baseURI !== location.href`},
	{"a form to elsewhere", `const f = document.createElement("form"); f.action = "https://elsewhere.invalid/"; document.body.append(f); f.submit(); return refused("form-action")`},
}

// Whatever got into a page can run no code and reach no other origin, whether headers say so or
// only the page does; and pages can do nothing that the game has no use for. In another page the game doesn't play, and says so.
func TestPolicy(t *testing.T) {
	t.Parallel()
	bare := newHost(t, root) // sends no headers of the site's
	for name, s := range map[string]*server{"headers": deep, "page": bare.server} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := newPage(t, s)
			p.open("")
			if name == "headers" {
				p.hasFeatures()
			}
			p.allowRefusals()
			p.run(`refused = (directive) => new Promise((resolve) => addEventListener("securitypolicyviolation", (e) => {
				if (e.effectiveDirective === directive) resolve(false);
			}));0`)
			for _, attack := range attacks {
				if !eval[bool](p, `new Promise(requestAnimationFrame).then(async () => { `+attack.value+` }).then((got) => !got, () => true)`) {
					t.Errorf("%s gets through", attack.name)
				}
			}
		})
	}
	t.Run("module", func(t *testing.T) { // by a script of the site: what tests run may import nothing anyway
		t.Parallel()
		host := newHost(t, root)
		host.answers(next(t))
		p := newPage(t, host.server)
		p.open("")
		p.allowRefusals()
		if eval[bool](p, `importFrom("https://elsewhere.invalid/s.js").then(() => true, () => false)`) {
			t.Error("a module from elsewhere is loaded")
		}
		if asked := outside.requests(); len(asked) > 0 {
			t.Errorf("asked for from elsewhere: %q", asked)
		}
	})
	t.Run("frame", func(t *testing.T) {
		t.Parallel()
		bare.answers(at("/framing.html$", func([]byte) []byte { return []byte(`<!doctype html><iframe src="./"></iframe>`) }))
		p := newPage(t, bare.server)
		p.do(chromedp.Navigate(bare.url + "framing.html"))
		p.wait(`frames[0].document.querySelector('[data-notice="frame"]').checkVisibility()`)
		shown := eval[string](p, `frames[0].document.body.innerText`)
		if !strings.HasPrefix(strings.TrimSpace(shown), embedded.English.Site.Framed) || strings.Contains(shown, "Q") || eval[bool](p, `Boolean(frames[0].ketwordRun)`) {
			t.Errorf("in a frame: %q", shown)
		}
	})
}

// usedFeatures are what a page may still do, of what a browser lets a site deny itself:
// cmd/build/internal/site/headers.go says why.
var usedFeatures = []string{"clipboard-write", "cross-origin-isolated", "web-share"}

// hasFeatures checks what a page may do. Of a Chromium of another version than the
// one that docs/browsers.md names, it is only told what else that has.
func (p *page) hasFeatures() {
	p.Helper()
	if p.remote != nil {
		return // only Chromium tells its features
	}
	strange := slices.DeleteFunc(eval[[]string](p, `document.featurePolicy.allowedFeatures()`), func(name string) bool {
		return strings.HasPrefix(name, "ch-") || slices.Contains(usedFeatures, name)
	})
	tried := sample.Must(os.ReadFile(project + "/docs/browsers.md"))(p)
	if version := eval[string](p, `navigator.userAgent.match(/Chrome\/(\d+)/)[1]`); !strings.Contains(string(tried), "| Chromium | "+version+" |") {
		p.Logf("Chromium %s also has %q open", version, strange)
	} else if len(strange) > 0 {
		p.Errorf("open are %q", strange)
	}
	is(p, "the game can copy, and is isolated", `document.featurePolicy.allowsFeature("clipboard-write") && crossOriginIsolated`, true)
}

// allowRefusals lets the browser tell of what it refuses.
func (p *page) allowRefusals() {
	for _, part := range []string{"content security policy: ", "Content Security Policy", "requires 'Trusted", "elsewhere.invalid", "'Document'", "TrustedTypePolicy", "Trusted Type"} {
		p.allowError(part)
	}
}

// workerAttacks are what code that got into the coach's worker could try: each is a script that
// throws, or returns something false, if the browser refuses it. Where it may, policy() takes
// any text as trusted.
var workerAttacks = []variant[string]{
	{"a text as code", `return eval("1")`},
	{"a trusted text as code", `return eval(policy().createScript("1"))`},
	{"a function from a text", `return new Function("return 1")()`},
	{"a script of the origin", `importScripts("other.js"); return self.hit`},
	{"a trusted script of the origin", `importScripts(policy().createScriptURL("other.js")); return self.hit`},
	{"a trusted script from a text", `importScripts(policy().createScriptURL(URL.createObjectURL(new Blob(["self.hit = 1"])))); return self.hit`},
	{"a trusted script from elsewhere", `importScripts(policy().createScriptURL("https://elsewhere.invalid/s.js")); return true`},
	{"a module", `return import("./other.js").then(() => true)`},
	{"a worker of its own", `return new Worker(policy().createScriptURL("other.js"))`},
	{"a policy", `return policy()`},
	{"a request", `return fetch("other.js")`},
	{"a request elsewhere", `return fetch("https://elsewhere.invalid/")`},
}

// nginxPolicies returns which policy the example for nginx in docs/hosting.md has it send with a path.
func nginxPolicies(t *testing.T) func(path string) string {
	t.Helper()
	hosting := sample.Must(os.ReadFile(project + "/docs/hosting.md"))(t)
	_, example, _ := strings.Cut(string(hosting), "map $uri $ketword_policy {")
	example, _, _ = strings.Cut(example, "\n}")
	rows := regexp.MustCompile(`(?m)^    (default|"~(.*?)")\s+"(.*?)";`).FindAllStringSubmatch(example, -1)
	return func(path string) string {
		i := slices.IndexFunc(rows, func(row []string) bool { return row[2] != "" && regexp.MustCompile(row[2]).MatchString(path) })
		return rows[max(i, 0)][3] // the first is the default
	}
}

// Whatever got into the coach's worker can run no more code than it is, and ask for nothing. The policies are those of the example for
// nginx, of which cmd/build holds that the worker's is that of the headers; the page is opened with them, too.
func TestPolicyOfTheCoach(t *testing.T) {
	t.Parallel()
	var attacking strings.Builder
	for _, attack := range workerAttacks {
		fmt.Fprintf(&attacking, "[%s, async () => { %s }],\n", quote(attack.name), attack.value)
	}
	worker := `let made;
		const policy = () => made = made || trustedTypes.createPolicy("ketword", { createScript: (text) => text, createScriptURL: (text) => text });
		self.onmessage = async () => {
			const through = [];
			for (const [name, attack] of [` + attacking.String() + `]) {
				self.hit = 0;
				if (await attack().catch(() => false)) through.push(name);
			}
			self.postMessage(through);
		};`
	policies := nginxPolicies(t)
	f := newFront(t, root, func(site http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			answer := httptest.NewRecorder()
			site.ServeHTTP(answer, r)
			maps.Copy(w.Header(), answer.Header())
			status, data := answer.Code, answer.Body.String()
			if name := path.Base(r.URL.Path); name == "other.js" || strings.HasPrefix(name, "coach-") {
				status, data = http.StatusOK, map[bool]string{true: "self.hit = 1", false: worker}[name == "other.js"]
				w.Header().Set("Content-Type", "text/javascript")
				w.Header().Del("Content-Encoding")
				w.Header().Del("Content-Length")
			}
			w.Header().Set("Content-Security-Policy", policies(r.URL.Path))
			w.WriteHeader(status)
			io.WriteString(w, data)
		})
	})
	p := newPage(t, f.server)
	p.open("")
	p.allowRefusals()
	p.allowError("coach-") // is not the file of this version, which the service worker tells
	through := eval[[]string](p, `new Promise((resolve) => {
		const worker = new Worker(ketwordOwn(document.querySelector("[data-coach]").dataset.coach));
		worker.onmessage = ({ data }) => resolve(data);
		worker.onerror = () => resolve(["an error of the worker"]);
		worker.postMessage("attack");
	})`)
	if len(through) > 0 {
		t.Errorf("%q get through", through)
	}
}

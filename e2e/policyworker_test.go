package e2e

import (
	"fmt"
	"maps"
	"net/http"
	"net/http/httptest"
	"os"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"
)

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

// attackingWorker returns a script that attacks when it is sent a message, and answers with the
// names of the attacks that get through.
func attackingWorker() string {
	var all strings.Builder
	for _, attack := range workerAttacks {
		fmt.Fprintf(&all, "[%s, async () => { %s }],\n", quote(attack.name), attack.value)
	}
	return `let made;
		const policy = () => made = made || trustedTypes.createPolicy("ketword", { createScript: (text) => text, createScriptURL: (text) => text });
		self.onmessage = async () => {
			const through = [];
			for (const [name, attack] of [` + all.String() + `]) {
				self.hit = 0;
				if (await attack().catch(() => false)) through.push(name);
			}
			self.postMessage(through);
		};`
}

// attacking returns what comes in place of a file; "" if that comes itself.
func attacking(name string) string {
	switch {
	case strings.HasPrefix(name, "coach-"):
		return attackingWorker()
	case name == "other.js":
		return "self.hit = 1"
	}
	return ""
}

// newAttacked starts a front before the site whose coach's worker attacks. policies tells the
// policies of a path by those that the site sends.
func newAttacked(t *testing.T, policies func(path string, site []string) []string) *server {
	t.Helper()
	return newFront(t, root, func(site http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			answer := httptest.NewRecorder()
			site.ServeHTTP(answer, r)
			h, status, data := answer.Header(), answer.Code, answer.Body.Bytes()
			if script := attacking(path.Base(r.URL.Path)); script != "" {
				status, data = http.StatusOK, []byte(script)
				h.Set("Content-Type", "text/javascript")
				h.Del("Content-Encoding")
				h.Del("Content-Length")
			}
			h["Content-Security-Policy"] = policies(r.URL.Path, h["Content-Security-Policy"])
			maps.Copy(w.Header(), h)
			w.WriteHeader(status)
			w.Write(data)
		})
	}).server
}

// nginxPolicies returns what the example for nginx in docs/hosting.md has it send.
func nginxPolicies(t *testing.T) func(path string, _ []string) []string {
	t.Helper()
	hosting, err := os.ReadFile(project + "/docs/hosting.md")
	if err != nil {
		t.Fatal(err)
	}
	_, example, found := strings.Cut(string(hosting), "map $uri $ketword_policy {")
	example, _, _ = strings.Cut(example, "\n}")
	rows := regexp.MustCompile(`(?m)^    (default|"~(.*?)")\s+"(.*?)";`).FindAllStringSubmatch(example, -1)
	if !found || len(rows) < 2 {
		t.Fatal("docs/hosting.md has no policies")
	}
	return func(path string, _ []string) []string {
		i := slices.IndexFunc(rows, func(row []string) bool { return row[2] != "" && regexp.MustCompile(row[2]).MatchString(path) })
		return []string{rows[max(i, 0)][3]} // the first is the default
	}
}

// Whatever got into the coach's worker can run no more code than it is, and ask for nothing.
func TestPolicyOfTheCoach(t *testing.T) {
	t.Parallel()
	asSent := func(_ string, site []string) []string { return site }
	for name, policies := range map[string]func(string, []string) []string{"headers": asSent, "nginx": nginxPolicies(t)} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := newPage(t, newAttacked(t, policies))
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
		})
	}
}

package site

import (
	"cmp"
	"os"
	"regexp"
	"strings"
	"testing"

	"golang.org/x/net/html"
)

func TestPagesFollowThePolicy(t *testing.T) {
	p := parts(t, "/")
	files := assemble(t, p)
	for _, name := range []string{"index.html", "404.html"} {
		stated := false
		walk(t, files[name], func(n *html.Node) {
			inline := (n.Data == "style" || n.Data == "script") && n.FirstChild != nil
			if inline && !strings.Contains(policy(p), sourceHash([]byte(n.FirstChild.Data))) || attribute(n, "style") != "" {
				t.Errorf("%s: inline %s that the policy refuses", name, n.Data)
			}
			for _, a := range n.Attr {
				if strings.HasPrefix(a.Key, "on") {
					t.Errorf("%s: inline %s", name, a.Key)
				}
			}
			stated = stated || attribute(n, "http-equiv") == "Content-Security-Policy" && attribute(n, "content") == policy(p)
		})
		if !stated {
			t.Errorf("%s does not state the policy", name)
		}
	}
}

// nginxPolicy is what the example for nginx says of pages: what holds for all versions. The page
// states which scripts and styles are its own.
const nginxPolicy = "default-src 'none'; script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'unsafe-inline'; " + commonPolicy

// The example for nginx sends what _headers does, but for what differs from version to
// version, which the page states.
func TestHostingDocumentStatesThePolicy(t *testing.T) {
	hosting := hostingDocument(t)
	p := parts(t, "/")
	for _, header := range rules(assemble(t, p), p, Assets{})[0].Headers {
		value := `"` + header.Value + `"`
		if header.Name == policyName {
			value = "$ketword_policy"
		}
		if line := "    add_header " + header.Name + " " + value + " always;"; !strings.Contains(hosting, line) {
			t.Errorf("docs/hosting.md has no line%s", line)
		}
	}
}

// What nginx sends by the name of a file is what the file's rule says.
func TestHostingDocumentKnowsTheFiles(t *testing.T) {
	caches, policies := nginxMap(t, "ketword_cache"), nginxMap(t, "ketword_policy")
	p := parts(t, "/")
	files := assemble(t, p)
	for _, name := range files.Names() {
		if got, want := caches("200 /ketword/"+name), wantedCache(name); got != want {
			t.Errorf("%s: Cache-Control %q, want %q", name, got, want)
		}
		want := wantedPolicy(name, p)
		if strings.HasSuffix(name, ".html") || want == "" {
			want = nginxPolicy
		}
		if got := policies("/ketword/" + name); got != want {
			t.Errorf("%s: policy %q, want %q", name, got, want)
		}
	}
	for _, missing := range []string{"404 /ketword/run-0123456789.js", "404 /ketword/icon.svg"} {
		if got := caches(missing); got != revalidate {
			t.Errorf("%s: Cache-Control %q", missing, got)
		}
	}
}

func hostingDocument(t *testing.T) string {
	t.Helper()
	hosting, err := os.ReadFile("../../../../docs/hosting.md")
	if err != nil {
		t.Fatal(err)
	}
	return string(hosting)
}

// nginxMap returns what a map of the example for nginx makes of a value: what stands beside the
// first pattern that it matches.
func nginxMap(t *testing.T, variable string) func(value string) string {
	t.Helper()
	_, lines, found := strings.Cut(hostingDocument(t), " $"+variable+" {")
	lines, _, _ = strings.Cut(lines, "\n}")
	rows := regexp.MustCompile(`(?m)^    (default|"~(.*?)")\s+"(.*?)";`).FindAllStringSubmatch(lines, -1)
	if !found || len(rows) < 2 {
		t.Fatalf("docs/hosting.md has no map $%s", variable)
	}
	return func(value string) string {
		for _, row := range rows {
			if row[2] != "" && regexp.MustCompile(row[2]).MatchString(value) {
				return row[3]
			}
		}
		return rows[0][3]
	}
}

// Each file has one rule, for how long it is kept and, if it is a page or a worker, its policy.
func TestEveryFileHasOneRule(t *testing.T) {
	p := parts(t, "/")
	files := assemble(t, p)
	rules := string(files["_headers"])
	if !strings.HasPrefix(rules, "/*\n  "+policyName+": "+commonPolicy+"\n") {
		t.Error("what holds for all files has not their policy")
	}
	for _, name := range append(files.Names(), "") {
		if name == ".nojekyll" || name == "_headers" {
			continue
		}
		want := "\n/" + name + "\n  Cache-Control: " + wantedCache(name) + "\n"
		if policy := wantedPolicy(cmp.Or(name, "index.html"), p); policy != "" {
			want += "  " + policyName + ": " + policy + "\n"
		}
		if strings.Count(rules+"/", want+"/") != 1 {
			t.Errorf("want this once: %s", want)
		}
	}
}

// wantedCache returns how long a file may be kept.
func wantedCache(name string) string {
	switch {
	case hashedName.MatchString(name), strings.HasPrefix(name, "words/"), strings.HasPrefix(name, "text/"):
		return cacheForGood
	case strings.HasSuffix(name, ".png"), strings.HasSuffix(name, ".svg"):
		return cacheForADay
	}
	return revalidate
}

// wantedPolicy returns what holds for a file besides what holds for all.
func wantedPolicy(name string, p Parts) string {
	switch {
	case strings.HasPrefix(name, "coach-"):
		return coachPolicy
	case name == serviceWorkerName:
		return workerPolicy
	case strings.HasSuffix(name, ".html"):
		return ownScripts + ", " + policy(p)
	}
	return ""
}

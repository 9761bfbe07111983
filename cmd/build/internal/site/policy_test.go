package site

import (
	"os"
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
	if !strings.Contains(string(files["_headers"]), "  Content-Security-Policy: "+policy(p)+"; "+framePolicy+"\n") {
		t.Error("_headers does not state the policy")
	}
}

// The example for nginx sends what _headers does, without what differs from version to
// version, which the page states.
func TestHostingDocumentStatesThePolicy(t *testing.T) {
	hosting, err := os.ReadFile("../../../../docs/hosting.md")
	if err != nil {
		t.Fatal(err)
	}
	p := parts(t, "/")
	for _, header := range rules(assemble(t, p), p, Assets{})[0].Headers {
		value := strings.Replace(header.Value, policy(p), fixedPolicy, 1)
		if line := "    add_header " + header.Name + ` "` + value + `" always;`; !strings.Contains(string(hosting), line) {
			t.Errorf("docs/hosting.md has no line%s", line)
		}
	}
}

func TestEveryFileHasOneCacheRule(t *testing.T) {
	files := assemble(t, parts(t, "/"))
	rules := string(files["_headers"])
	for _, name := range append(files.Names(), "") {
		if name == ".nojekyll" || name == "_headers" {
			continue
		}
		want := revalidate
		if hashedName.MatchString(name) || strings.HasPrefix(name, "words/") {
			want = cacheForGood
		} else if strings.HasSuffix(name, ".png") || strings.HasSuffix(name, ".svg") {
			want = cacheForADay
		}
		if strings.Count(rules, "\n/"+name+"\n  Cache-Control: "+want+"\n") != 1 {
			t.Errorf("/%s: want %q once", name, want)
		}
	}
}

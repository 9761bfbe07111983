package e2e

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strings"
)

// webdriver is a session of a browser that is driven by WebDriver: JSON by HTTP. It is a browser
// of its own, with one tab, and nothing stored.
type webdriver struct {
	session string // its address
	scripts []string
}

// newWebdriver begins a session with what a browser is to be able to do.
func newWebdriver(driver string, capabilities any) (*webdriver, error) {
	w := &webdriver{session: driver + "/session"}
	var begun struct{ SessionID string }
	if err := w.post("", map[string]any{"capabilities": map[string]any{"alwaysMatch": capabilities}}, &begun); err != nil {
		return nil, err
	}
	w.session += "/" + begun.SessionID
	return w, w.post("/timeouts", map[string]any{"script": patience.Milliseconds(), "pageLoad": patience.Milliseconds()}, nil)
}

// send sends a command, and reads what it gives.
func (w *webdriver) send(method, command string, params, result any) error {
	data, err := json.Marshal(params)
	if err != nil {
		return err
	}
	request, err := http.NewRequest(method, w.session+command, bytes.NewReader(data))
	if err != nil {
		return err
	}
	client := http.Client{Timeout: 2 * patience} // the driver has given up before
	response, err := client.Do(request)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	if data, err = io.ReadAll(response.Body); err != nil {
		return err
	}
	if response.StatusCode != http.StatusOK {
		return fmt.Errorf("%s: %s", command, data)
	}
	answer := struct{ Value any }{result}
	return json.Unmarshal(data, &answer)
}

func (w *webdriver) post(command string, params, result any) error {
	return w.send(http.MethodPost, command, params, result)
}

func (w *webdriver) end() error { return w.send(http.MethodDelete, "", nil, nil) }

func (w *webdriver) load(address string) error {
	return w.post("/url", map[string]any{"url": address}, nil)
}

func (w *webdriver) reload() error { return w.post("/refresh", map[string]any{}, nil) }

// before takes a script for pages to come. WebDriver has nothing of the kind: whatever is run in
// a page first runs the scripts that it lacks.
func (w *webdriver) before(script string) error {
	w.scripts = append(w.scripts, script)
	return nil
}

func (w *webdriver) run(body string) (string, error) {
	const awaited = `const told = arguments[0]; (async () => { %s; %s })().then((value) => told([value ?? "", ""]), (thrown) => told(["", String(thrown)]));`
	const prepare = `if ((window.prepared ??= 0) < %d) { window.prepared = %[1]d; %s }`
	prepared := fmt.Sprintf(prepare, len(w.scripts), strings.Join(w.scripts, "\n;"))
	var got [2]string
	err := w.post("/execute/async", map[string]any{"script": fmt.Sprintf(awaited, prepared, body), "args": []any{}}, &got)
	if err == nil && got[1] != "" {
		err = errors.New(got[1])
	}
	return got[0], err
}

func (w *webdriver) act(sources ...any) error {
	return w.post("/actions", map[string]any{"actions": sources}, nil)
}

func (w *webdriver) pick(selector, file string) error {
	var found map[string]string
	if err := w.post("/element", map[string]any{"using": "css selector", "value": selector}, &found); err != nil {
		return err
	}
	for _, id := range found {
		return w.post("/element/"+id+"/value", map[string]any{"text": file}, nil)
	}
	return errors.New("no element")
}

// focus has nothing to do: there are no controls but the page's.
func (w *webdriver) focus() error { return nil }

// window makes the browser's window as much larger as the page is to be.
func (w *webdriver) window(width, height int64) error {
	frame, err := readRemote[[2]int64](w, "[outerWidth - innerWidth, outerHeight - innerHeight]")
	if err != nil {
		return err
	}
	return w.post("/window/rect", map[string]any{"width": width + frame[0], "height": height + frame[1]}, nil)
}

func (w *webdriver) downloads(string) error { return errors.New("WebDriver can't say where to") }

func (w *webdriver) picture() (data []byte, err error) {
	return data, w.send(http.MethodGet, "/screenshot", nil, &data) // base64, as JSON has bytes
}

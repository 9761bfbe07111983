package e2e

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"sync"
	"time"

	"golang.org/x/net/websocket"
)

// bidi is a browser that is driven by WebDriver BiDi: JSON by a web socket, with events.
type bidi struct {
	socket *websocket.Conn

	mutex   sync.Mutex
	last    int
	waiting map[int]chan bidiMessage
	tabs    map[string]*pageErrors // where events of a tab go
}

// bidiMessage is an answer, or an event.
type bidiMessage struct {
	ID             *int
	Method         string
	Params         bidiEvent
	Result         json.RawMessage
	Error, Message string
}

// bidiEvent has what is read of the events.
type bidiEvent struct {
	Context, Level, Text string
	Source               struct{ Context string }
	Request              struct{ URL string }
}

// newBidi begins a session of a browser that listens at an address.
func newBidi(address string) (*bidi, error) {
	socket, err := websocket.Dial(address+"/session", "", "http://localhost")
	if err != nil {
		return nil, err
	}
	b := &bidi{socket: socket, waiting: map[int]chan bidiMessage{}, tabs: map[string]*pageErrors{}}
	go b.listen()
	if err := b.call("session.new", step{"capabilities": step{}}, nil); err != nil {
		return nil, err
	}
	return b, b.call("session.subscribe", step{"events": []string{"log.entryAdded", "network.beforeRequestSent"}}, nil)
}

// listen takes what the browser sends, until it closes.
func (b *bidi) listen() {
	for {
		var m bidiMessage
		err := websocket.JSON.Receive(b.socket, &m)
		b.mutex.Lock()
		if err != nil {
			for _, waiting := range b.waiting {
				waiting <- bidiMessage{Error: "closed", Message: err.Error()}
			}
			b.waiting = nil
			b.mutex.Unlock()
			return
		}
		if m.ID != nil {
			b.waiting[*m.ID] <- m
			delete(b.waiting, *m.ID)
		} else {
			b.record(m.Method, m.Params)
		}
		b.mutex.Unlock()
	}
}

// leftBehind is what Firefox says where a page is left while the service worker still answers it.
const leftBehind = "A ServiceWorker intercepted the request and encountered an unexpected error"

// record looks at an event.
func (b *bidi) record(method string, e bidiEvent) {
	errors := b.tabs[e.Context+e.Source.Context]
	switch {
	case errors == nil || strings.Contains(e.Text, leftBehind):
	case method == "log.entryAdded" && (e.Level == "error" || e.Level == "warn"):
		errors.add("console %s: %s", e.Level, e.Text)
	case method == "network.beforeRequestSent" && !strings.HasPrefix(strings.TrimPrefix(e.Request.URL, "blob:"), errors.origin) && !strings.HasPrefix(e.Request.URL, "data:"):
		errors.add("request: %s", e.Request.URL)
	}
}

// call sends a command, and reads what it gives.
func (b *bidi) call(method string, params, result any) error {
	answered := make(chan bidiMessage, 1)
	b.mutex.Lock()
	if b.waiting == nil {
		b.mutex.Unlock()
		return errors.New("the browser is gone")
	}
	b.last++
	id := b.last
	b.waiting[id] = answered
	err := websocket.JSON.Send(b.socket, step{"id": id, "method": method, "params": params})
	b.mutex.Unlock()
	if err != nil {
		return err
	}
	var answer bidiMessage
	select {
	case answer = <-answered:
	case <-time.After(patience):
		return fmt.Errorf("%s: no answer in %v", method, patience)
	}
	if answer.Error != "" {
		return fmt.Errorf("%s: %s: %s", method, answer.Error, answer.Message)
	}
	if result == nil {
		return nil
	}
	return json.Unmarshal(answer.Result, result)
}

// bidiTab is a tab with a store of its own.
type bidiTab struct {
	*bidi
	user, id string
}

// open opens a tab in which nothing is stored.
func (b *bidi) open(errors *pageErrors) (*bidiTab, error) {
	var made struct{ UserContext, Context string }
	if err := b.call("browser.createUserContext", step{}, &made); err != nil {
		return nil, err
	}
	if err := b.call("browsingContext.create", step{"type": "tab", "userContext": made.UserContext}, &made); err != nil {
		return nil, err
	}
	b.mutex.Lock()
	defer b.mutex.Unlock()
	b.tabs[made.Context] = errors
	return &bidiTab{b, made.UserContext, made.Context}, nil
}

func (b *bidiTab) close() error {
	return b.call("browser.removeUserContext", step{"userContext": b.user}, nil)
}

func (b *bidiTab) load(address string) error {
	return b.call("browsingContext.navigate", step{"context": b.id, "url": address, "wait": "none"}, nil)
}

func (b *bidiTab) reload() error {
	return b.call("browsingContext.reload", step{"context": b.id, "wait": "none"}, nil)
}

func (b *bidiTab) before(script string) error {
	return b.call("script.addPreloadScript", step{"functionDeclaration": "() => {" + script + "}", "contexts": []string{b.id}}, nil)
}

func (b *bidiTab) run(body string) (string, error) {
	var got struct {
		Result           struct{ Value string }
		ExceptionDetails struct{ Text string }
	}
	err := b.call("script.callFunction", step{
		"functionDeclaration": "async () => {" + body + "; return ''}", "awaitPromise": true, "target": step{"context": b.id},
	}, &got)
	if err == nil && got.ExceptionDetails.Text != "" {
		err = errors.New(got.ExceptionDetails.Text)
	}
	return got.Result.Value, err
}

func (b *bidiTab) act(sources ...any) error {
	return b.call("input.performActions", step{"context": b.id, "actions": sources}, nil)
}

func (b *bidiTab) pick(selector, file string) error {
	var found struct{ Nodes []struct{ SharedID string } }
	err := b.call("browsingContext.locateNodes", step{"context": b.id, "locator": step{"type": "css", "value": selector}}, &found)
	if err != nil || len(found.Nodes) == 0 {
		return fmt.Errorf("no %s: %v", selector, err)
	}
	return b.call("input.setFiles", step{"context": b.id, "element": step{"sharedId": found.Nodes[0].SharedID}, "files": []string{file}}, nil)
}

func (b *bidiTab) focus() error {
	_, err := b.run(`window.focus()`)
	return err
}

func (b *bidiTab) window(width, height int64) error {
	return b.call("browsingContext.setViewport", step{"context": b.id, "viewport": step{"width": width, "height": height}}, nil)
}

func (b *bidiTab) downloads(folder string) error {
	allowed := step{"type": "allowed", "destinationFolder": folder}
	return b.call("browser.setDownloadBehavior", step{"downloadBehavior": allowed, "userContexts": []string{b.user}}, nil)
}

func (b *bidiTab) picture() ([]byte, error) {
	var got struct{ Data []byte }
	err := b.call("browsingContext.captureScreenshot", step{"context": b.id}, &got)
	return got.Data, err
}

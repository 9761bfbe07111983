package browser

import (
	"errors"
	"runtime"
	"testing"
)

func TestTry(t *testing.T) {
	refused := errors.New("refused")
	tests := []struct {
		name string
		f    func() error
	}{
		{"returned", func() error { return refused }},
		{"thrown", func() error { panic(refused) }},
	}
	for _, test := range tests {
		if err := Try(test.f); !errors.Is(err, refused) {
			t.Errorf("%s: got %v", test.name, err)
		}
	}
}

// TestTryFault: a panic of the program is not taken for an error of the browser.
func TestTryFault(t *testing.T) {
	defer func() {
		if _, fault := recover().(runtime.Error); !fault {
			t.Error("the fault was swallowed")
		}
	}()
	var marks []int
	err := Try(func() error { marks[0]++; return nil })
	t.Errorf("got %v", err)
}

func TestThrew(t *testing.T) {
	err := error(&jsError{name: "AbortError", text: "AbortError: the dialog was closed"})
	if !Threw(err, "AbortError") || Threw(err, "NotAllowedError") || Threw(errors.New("AbortError"), "AbortError") {
		t.Error("the name decides")
	}
}

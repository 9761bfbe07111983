// Command web serves itself by the network that package net has in a browser: in memory.
package main

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"sync"
	"time"
)

func main() {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		panic(err)
	}
	mux := http.NewServeMux()
	mux.HandleFunc("GET /greet/{name}", func(w http.ResponseWriter, r *http.Request) {
		fmt.Fprintf(w, "hello %s", r.PathValue("name"))
	})
	mux.HandleFunc("POST /sum", func(w http.ResponseWriter, r *http.Request) {
		hash := sha256.New()
		n, _ := io.Copy(hash, r.Body)
		w.Header().Set("Content-Encoding", "gzip")
		packed := gzip.NewWriter(w)
		fmt.Fprintf(packed, "%d %x", n, hash.Sum(nil))
		packed.Close()
	})
	mux.HandleFunc("/slow", func(w http.ResponseWriter, r *http.Request) { <-r.Context().Done() })
	mux.HandleFunc("/panic", func(http.ResponseWriter, *http.Request) { panic(http.ErrAbortHandler) })
	server := &http.Server{Handler: mux}
	go server.Serve(listener)
	base := "http://" + listener.Addr().String()

	show("GET", base+"/greet/gopher", nil)
	show("POST", base+"/sum", bytes.NewReader(bytes.Repeat([]byte("0123456789"), 20000)))
	show("DELETE", base+"/sum", nil)
	show("GET", base+"/nowhere", nil)
	show("GET", base+"/panic", nil)
	together(base)
	ctx, cancel := context.WithTimeout(context.Background(), 20*time.Millisecond)
	defer cancel()
	slow, _ := http.NewRequestWithContext(ctx, "GET", base+"/slow", nil)
	_, err = http.DefaultClient.Do(slow)
	fmt.Println("slow:", errors.Is(err, context.DeadlineExceeded))
	raw(listener.Addr().String())
	fmt.Println("shutdown:", server.Shutdown(context.Background()))
}

func show(method, address string, body io.Reader) {
	request, _ := http.NewRequest(method, address, body)
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		fmt.Println(method, "error", errors.Is(err, io.EOF))
		return
	}
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	fmt.Println(method, response.Status, strings.TrimSpace(string(text)), err)
}

// together asks many times at once.
func together(base string) {
	var wait sync.WaitGroup
	var lock sync.Mutex
	total := 0
	for i := range 50 {
		wait.Go(func() {
			response, err := http.Get(fmt.Sprintf("%s/greet/%d", base, i))
			if err != nil {
				return
			}
			defer response.Body.Close()
			text, _ := io.ReadAll(response.Body)
			lock.Lock()
			defer lock.Unlock()
			total += len(text)
		})
	}
	wait.Wait()
	fmt.Println("together:", total)
}

// raw speaks to the server without package http.
func raw(address string) {
	conn, err := net.Dial("tcp", address)
	if err != nil {
		fmt.Println("raw:", err)
		return
	}
	defer conn.Close()
	fmt.Fprint(conn, "GET /greet/raw HTTP/1.0\r\n\r\n")
	line, err := bufio.NewReader(conn).ReadString('\n')
	fmt.Printf("raw: %q %v\n", line, err)
}

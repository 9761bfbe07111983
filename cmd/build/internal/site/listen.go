package site

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"path"
	"strings"
	"syscall"
	"time"
)

// Listen opens a port. The address is host and port, as in localhost:8080; port
// 0 stands for any that is free.
func Listen(address string) (net.Listener, error) {
	listener, err := net.Listen("tcp", address)
	if errors.Is(err, syscall.EADDRINUSE) {
		return nil, fmt.Errorf("%s is in use: stop the program that listens there, or choose another port", address)
	}
	var wrong *net.AddrError
	var unknown *net.DNSError
	if errors.As(err, &wrong) || errors.As(err, &unknown) {
		return nil, fmt.Errorf("%s: not an address such as localhost:8080, with a port from 0 to 65535", address)
	}
	if err != nil {
		return nil, fmt.Errorf("listen at %s: %w", address, err)
	}
	return listener, nil
}

// Address returns the address to open in a browser.
func Address(l net.Listener, mount string) string {
	host, port, err := net.SplitHostPort(l.Addr().String())
	if err != nil {
		return l.Addr().String()
	}
	if ip := net.ParseIP(host); ip.IsLoopback() || ip.IsUnspecified() {
		host = "localhost"
	}
	return "http://" + net.JoinHostPort(host, port) + mount
}

// Mount serves a site below a path that begins and ends with a slash. Any other
// path is not found.
func Mount(site http.Handler, mount string) http.Handler {
	if mount == "/" {
		return site
	}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch {
		case r.URL.Path+"/" == mount:
			redirect(w, r, path.Base(mount)+"/")
		case strings.HasPrefix(r.URL.Path, mount):
			http.StripPrefix(strings.TrimSuffix(mount, "/"), site).ServeHTTP(w, r)
		default:
			http.NotFound(w, r)
		}
	})
}

// How long the server waits.
const (
	headerTimeout = 10 * time.Second // for the head of a request
	closeTimeout  = 2 * time.Second  // for the last responses, when it stops
)

// Serve serves until the context ends.
func Serve(ctx context.Context, l net.Listener, handler http.Handler) error {
	server := &http.Server{Handler: handler, ReadHeaderTimeout: headerTimeout}
	ended := make(chan error, 1)
	go func() { ended <- server.Serve(l) }()
	select {
	case err := <-ended:
		return err
	case <-ctx.Done():
	}
	closing, cancel := context.WithTimeout(context.Background(), closeTimeout)
	defer cancel()
	if err := server.Shutdown(closing); err != nil {
		return server.Close()
	}
	return nil
}

package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"net/url"
	"os"
	"path"
	"strconv"
	"strings"
	"unicode"
)

// options are what the command line asks for.
type options struct {
	out       string
	base      *url.URL
	quick     bool
	plain     bool // with go-app and Go as they are released
	size      bool // print what the program is made of, and build nothing
	flags     bool // print the flags with which Go compiles the program, and build nothing
	releases  bool // print the versions of Go that are tested, and build nothing
	serveOnly bool
	address   string // where to serve, or ""
	mount     string // path at which to serve, with slashes around it
	crash     string // code of a crash to resolve, or ""
}

func parseOptions(args []string) (options, error) {
	var o options
	var base string
	flags := flag.NewFlagSet("build", flag.ContinueOnError)
	flags.StringVar(&o.out, "out", "dist", "`folder` of the site")
	flags.StringVar(&base, "base", "/", "`path` or web address of the site, for the link home on its 404 page, the picture of shared links and its identity when installed; an address also for its canonical links and those between its languages")
	flags.BoolVar(&o.quick, "quick", false, "make no compressed copies")
	flags.BoolVar(&o.plain, "plain", false, "make the program by go-app and Go as they are released: it plays the same, is more than twice as large, and draws its page anew at the start")
	flags.BoolVar(&o.size, "size", false, "build no site, but print the size of the program by package")
	flags.BoolVar(&o.flags, "flags", false, "build no site, but print the flags with which Go compiles the packages of the program")
	flags.BoolVar(&o.releases, "releases", false, "build no site, but print the versions of Go that make test-go tests")
	flags.StringVar(&o.address, "serve", "", "serve the site at this `host:port` after building it")
	flags.BoolVar(&o.serveOnly, "serve-only", false, "serve the site that was built before")
	flags.StringVar(&o.mount, "mount", "/", "`path` to serve the site under")
	flags.StringVar(&o.crash, "resolve", "", "print the calls that led to a crash, given the `code` that the site showed")
	flags.SetOutput(io.Discard) // an error is printed without the usage
	if err := flags.Parse(args); errors.Is(err, flag.ErrHelp) {
		flags.SetOutput(os.Stdout)
		flags.PrintDefaults()
		os.Exit(0)
	} else if err != nil {
		return o, fmt.Errorf("%w: see -help", err)
	}
	if flags.NArg() > 0 {
		return o, fmt.Errorf("unknown argument %q: see -help", flags.Arg(0))
	}
	if o.serveOnly && o.address == "" {
		return o, errors.New("-serve-only needs -serve host:port")
	}
	o.mount = slashes(o.mount)
	var err error
	o.base, err = parseBase(base)
	return o, err
}

// parseBase reads a path, or a web address such as https://example.org/.
func parseBase(base string) (*url.URL, error) {
	u, err := url.Parse(base)
	if err != nil || !isBase(u) || strings.ContainsAny(base, "?#\"<>\\^`{|} ") {
		return nil, fmt.Errorf("-base %q: want a path such as /games/ketword/, or an address such as https://example.org/", base)
	}
	return u.Parse(slashes(u.EscapedPath()))
}

// isBase reports whether a site can be served at an address, or a path: one that leads from
// folder to folder.
func isBase(u *url.URL) bool {
	return (isHost(u) || u.Scheme == "" && u.Host == "") && isWay(u)
}

// isHost reports whether an address is that of a host in the web.
func isHost(u *url.URL) bool {
	port, err := strconv.ParseUint("0"+u.Port(), 10, 16)
	isASCII := !strings.ContainsFunc(u.Host, func(r rune) bool { return r > unicode.MaxASCII })
	return (u.Scheme == "https" || u.Scheme == "http") && u.Hostname() != "" && u.User == nil &&
		isASCII && err == nil && (port > 0 || u.Port() == "")
}

// isWay reports whether a path leads from folder to folder, none of them with a slash or a
// control character in its name.
func isWay(u *url.URL) bool {
	way := slashes(u.Path)
	return strings.Count(u.Path, "/") == strings.Count(u.EscapedPath(), "/") && !strings.ContainsFunc(way, unicode.IsControl) &&
		strings.TrimSuffix(way, "/") == strings.TrimSuffix(path.Clean(way), "/")
}

// slashes puts a slash before and after a path.
func slashes(way string) string {
	if way = strings.Trim(way, "/"); way == "" {
		return "/"
	}
	return "/" + way + "/"
}

# Ketword's commands. A newcomer needs two:
#
#   make run     build the site and serve it at http://localhost:8080 (PORT=…)
#   make test    check everything (RUN=regexp V=1 runs and shows single tests,
#                IN=app/links those of one folder)
#
# a translator a third:
#
#   make text    check the sentences of all languages, and say what is missing (V=1 lists what
#                is said as in English; NEW=eo begins a language), see docs/translating.md
#
# and a maintainer some more:
#
#   make test-long  compare everything with what defines it, and play in every window and
#                look: make test takes samples (RUN=… and IN=… as for test)
#   make test-go    test with each release of Go that is known what depends on it
#   make         build the site into dist/ (BASE=/some/path/ or an address),
#                and the programs for a terminal, bin/ketword and bin/ketword-proofs,
#                if something changed
#   make install put these programs into PREFIX/bin (PREFIX=$HOME/.local)
#   make art     draw the icons and take the screenshots again
#   make bench   run the engine's benchmarks; those of the solver on other lists
#                with ANSWERS=file GUESSES=file, and of perfect play that begins
#                with another word with OPENER=word
#   make pace    measure how fast the site is, beside a plain page and a loop (BASE=commit
#                measures that in turn and prints what changed; ROUNDS=5)
#   make steady  run the browser tests N=10 times on a machine at rest, on a busy one, with
#                slow pages and many at once, and print which failed how often
#   make browsers play in Firefox and WebKitGTK, too (RUN=regexp plays other tests)
#   make soak    play, kill the browser and have windows race for long (N=10 does a tenth)
#   make audit   list the modules with their licences, and look for known vulnerabilities
#   make release write the site's archive and the programs for a terminal for the usual
#                systems into release/, with their sums and what they are made of (BASE=…)
#   make fuzz    try each parser with made-up input for TIME=1m, one after the other (RUN=regexp)
#   make mutants change the code of IN=folder in small ways, one after the other, and print
#                which changes its tests don't notice (V=1 prints those that they do, too)
#   make size    print the size of the browser's program by package
#   make words   make the word lists again from PACKAGES=…, the folder that
#                wordlists/gen/fetch fills; books, catalogue and strategies make
#                what belongs to the lists

SHELL := /bin/sh
.DEFAULT_GOAL := build
.PHONY: build help install run text test test-long test-go check clean art bench size pace steady browsers soak audit release fuzz mutants words books catalogue strategies go-ready chromium-ready browsers-ready node-ready programs-ready format vet lint unit compressed browser

PREFIX ?= $(HOME)/.local
PORT ?= 8080
port  = $(or $(PORT),8080)
BASE ?= /
OUT  ?= dist

RUN ?=
V   ?=
TESTFLAGS = $(if $(RUN),-run '$(RUN)') $(if $(V),-v)

# The builder is compiled and then run, since go run adds a line of its own to
# every error.
build: go-ready bin/ketword bin/ketword-proofs
	@go build -o .cache/build ./cmd/build
	@.cache/build -out $(OUT) -base $(BASE)

# Prints the comment at the beginning of this file.
help:
	@sed -n '/^#/!q; s/^# \{0,1\}//p' Makefile

# What the programs for a terminal are made from: the code, and what is embedded.
terminal := go.mod go.sum $(shell find cmd/ketword engine internal app/envelope app/friends app/links app/lists app/records app/text app/wording wordlists -type f \
	! -path '*/gen/*' ! -path '*/testdata/*' ! -name '*_test.go' ! -name '.*')
proofs := go.mod go.sum $(shell find proofs engine internal app/envelope app/lists wordlists -type f \
	! -path '*/gen/*' ! -path '*/testdata/*' ! -name '*_test.go' ! -name '.*')

# Go leaves a program that would be the same as it was; touched, it is newer
# than what it was made from.
bin/ketword: $(terminal) | go-ready
	@go build -trimpath -buildvcs=false -o $@ ./cmd/ketword
	@touch $@
	@echo "make: $@"

bin/ketword-proofs: $(proofs) | go-ready
	@cd proofs && go build -trimpath -buildvcs=false -o ../$@ ./cmd/ketword-proofs
	@touch $@
	@echo "make: $@"

install: bin/ketword bin/ketword-proofs
	@install -d "$(DESTDIR)$(PREFIX)/bin"
	@install -m 755 bin/ketword bin/ketword-proofs "$(DESTDIR)$(PREFIX)/bin"
	@echo "make: $(DESTDIR)$(PREFIX)/bin/ketword, $(DESTDIR)$(PREFIX)/bin/ketword-proofs"

# What is missing in a language does not keep it from being tried out: it is said in English.
run: go-ready
	@go build -o .cache/text ./cmd/text
	@.cache/text || true
	@go build -o .cache/build ./cmd/build
	@.cache/build -quick -out $(OUT) -base $(BASE) -serve localhost:$(port)

text: go-ready
	@go build -o .cache/text ./cmd/text
	@.cache/text $(if $(NEW),-new '$(NEW)') $(if $(V),-v)

# Tests compile go-app without inlining, as the program for the browser is compiled: it has a package
# that otherwise takes a quarter of the time in which all is compiled.
# Of nothing is made what debuggers read: that spares a 12th of the time.
flags := $(shell go env GOFLAGS 2>/dev/null) -gcflags=all=-dwarf=false '-gcflags=github.com/maxence-charriere/go-app/...=-l -dwarf=false'
test test-long vet lint unit compressed browser: export GOFLAGS = $(flags)

# Go's tools and tests collect garbage four times as seldom as usual: that spares a tenth of the time in which
# all is compiled, and a quarter of staticcheck's, for twice the memory, which is up to 1.1 GB.
test test-long vet lint unit compressed browser: export GOGC = 400

# Single tests skip the checks around them.
ifeq ($(RUN)$(IN),)
test: format
	@$(MAKE) --no-print-directory -j2 vet programs-ready
	@$(MAKE) --no-print-directory lint
	@$(MAKE) --no-print-directory -j2 unit browser
	@echo "make test: all is well"

# With the tag long, tests compare everything and play in all windows and looks (internal/sample), and go-app as it is released.
test-long: go-ready chromium-ready node-ready
	@scripts/modules go vet -tags long ./...
	@go test -tags long -vet=off -timeout 60m $(TESTFLAGS) $$(go list ./... | grep -v '/e2e$$')
	@scripts/modules -other go test -tags long -vet=off -timeout 60m $(TESTFLAGS) ./...
	@$(under-node) -vet=off $(TESTFLAGS) ./app/browser
	@go test -tags long -vet=off -timeout 60m -count=1 $(TESTFLAGS) ./e2e
else
test test-long: go-ready chromium-ready node-ready
	@scripts/tests '$(IN)' '$(RUN)' $(if $(filter test-long,$@),-tags long) $(if $(V),-v)
endif
check: test

# under-node tests packages that are compiled for the browser, under Node, which has no page.
under-node = GOOS=js GOARCH=wasm go test -timeout 10m -exec="$$(go env GOROOT)/lib/wasm/go_js_wasm_exec"

format: go-ready
	@unformatted=$$(gofmt -l .); test -z "$$unformatted" || { echo "make: gofmt would change:"; echo "$$unformatted"; exit 1; }

# Each module, with the tags of all tests. What only the browser's program has is vetted by unit, with its flags.
vet: go-ready
	@scripts/modules go vet -tags long,pace,soak ./...

# Shellcheck and pyflakes, which actionlint calls where they are installed, are
# left out: so the results are the same everywhere.
lint: go-ready
	@go build -o .cache/ honnef.co/go/tools/cmd/staticcheck
	@scripts/modules "$(CURDIR)/.cache/staticcheck" -tags long,pace,soak ./...
	@go tool actionlint -shellcheck= -pyflakes= .github/workflows/*.yml

# Unit, property and fuzz-seed tests, with the least coverage of some packages. Under Node the packages are those of the
# site, with its copy of go-app, and compiled with its flags: otherwise Go's packages would be compiled once more, which takes 35 s.
unit: go-ready node-ready
	@scripts/modules "$(CURDIR)/scripts/coverage" $(TESTFLAGS)
	@flags=$$(go run ./cmd/build -flags) && export GOFLAGS="$$GOFLAGS $$flags" && \
		GOOS=js GOARCH=wasm go vet ./internal/format ./wordlists && \
		$(under-node) -vet=off $(TESTFLAGS) ./app/browser

# Builds the site that the browser tests play: one core is busy with brotli of the program for 13 s.
compressed: go-ready
	@go build -o .cache/build ./cmd/build
	@.cache/build -out .cache/site >.cache/site.log 2>&1 || { cat .cache/site.log >&2; exit 1; }

# The built site in a real browser.
browser: compressed chromium-ready
	@go test -vet=off -count=1 -timeout 60m $(TESTFLAGS) ./e2e -site "$(CURDIR)/.cache/site"

# What depends on the release of Go, with each one that is known: the go command
# fetches those that are missing.
test-go: go-ready chromium-ready node-ready
	@scripts/test-go

TIME ?= 1m
fuzz: go-ready
	@scripts/fuzz $(TIME) '$(RUN)'

# The tool copies the module, so it knows only the game's own. One change at a time, and with much time for each: a slow machine
# doesn't make it seem that a test noticed something.
mutants: go-ready
	@test -n "$(IN)" || { echo "make: mutants needs IN=folder, that of a package, as in IN=app/links"; exit 1; }
	@test -d "$(IN)" && go list "./$(IN)" >/dev/null 2>&1 || { echo "make: IN=$(IN) is no folder of a package of the game's module, as app/links is"; exit 1; }
	@go build -modfile=scripts/mutants.mod -o .cache/ github.com/go-gremlins/gremlins/cmd/gremlins
	@.cache/gremlins unleash --workers 1 --timeout-coefficient 20 -S lctv$(if $(V),k) "./$(IN)"

lists = $(if $(ANSWERS),-answers $(abspath $(ANSWERS)) -guesses $(abspath $(GUESSES)))
bench: go-ready
	@go test -run '^$$' -bench . -benchmem ./engine ./engine/lexicon
	@go test -run '^$$' -bench . -timeout 30m ./engine/solver -args $(lists)
	@cd proofs && go test -run '^$$' -bench . -timeout 30m ./bound ./strategist -args $(lists)
	@cd proofs && go test -run '^$$' -bench . -timeout 30m ./perfect -args $(lists) $(if $(OPENER),-opener $(OPENER))

art: go-ready chromium-ready
	@go run ./cmd/build/art
	@go run ./cmd/build -quick -out $(OUT)
	@go run ./cmd/build/art -site $(OUT)

size: go-ready
	@go build -o .cache/build ./cmd/build
	@.cache/build -size

# Of pace, BASE is a commit.
pace: go-ready chromium-ready
	@ROUNDS=$(ROUNDS) scripts/pace $(filter-out /,$(BASE))

steady: go-ready chromium-ready
	@N=$(N) RUN='$(RUN)' scripts/steady

browsers: go-ready chromium-ready browsers-ready
	@scripts/browsers '$(RUN)'

# Of soak, N is a percentage.
soak: go-ready chromium-ready
	@go test -tags soak -vet=off -count=1 -timeout 24h -v -run Soak ./e2e -args -soak $(or $(N),100)

audit: go-ready
	@scripts/audit

release: go-ready
	@BASE='$(BASE)' scripts/release release

words: go-ready
	@test -n "$(PACKAGES)" || { echo "make: words needs PACKAGES=DIR: wordlists/gen/fetch DIR gets the packages"; exit 1; }
	@go build -C wordlists/gen -o ../../.cache/gen .
	@.cache/gen -packages "$(PACKAGES)"
	@$(MAKE) --no-print-directory books catalogue strategies

# What belongs to the lists. PROOFS are the proofs of strategies, if there are any.
books catalogue strategies: go-ready
	@go build -C wordlists/gen -o ../../.cache/$@ ./$@
	@.cache/$@ $(if $(filter strategies,$@),$(PROOFS))

clean:
	@rm -rf dist bin release .cache

go-ready:
	@scripts/go-ready

chromium-ready:
	@scripts/chromium-ready

browsers-ready:
	@scripts/browsers-ready

node-ready:
	@scripts/node-ready

# One after the other, since Debian's installer runs once at a time.
programs-ready:
	@scripts/node-ready
	@scripts/chromium-ready

# Every task has one name. `make play` and `make test` do all their own set-up.
PYTHON ?= python3
VENV   := .venv
RUN    := $(VENV)/bin/python
STAMP  := $(VENV)/.installed
STRICT := data engine render bot/service bot/store bot/text bot/workers

.PHONY: help play test lint chaos bench bench-growth fast slow format lock clean
help:            ## this list
	@grep -E '^[a-z-]+: .*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## */  make \1|/' | column -t -s '|'

# The lock file pins every package by hash; the project itself is installed in place.
$(STAMP): pyproject.toml tests/requirements.lock
	$(PYTHON) -m venv $(VENV)
	$(RUN) -m pip install --quiet --require-hashes -r tests/requirements.lock
	$(RUN) -m pip install --quiet --no-deps -e .
	@touch $(STAMP)

play: $(STAMP)   ## try it in a browser: no token, no server, nobody else needed
	$(RUN) -m playground $(ARGS)

test: $(STAMP)   ## the whole test suite
	$(RUN) -m pytest $(ARGS)

lint: $(STAMP)   ## static checks
	$(RUN) -m ruff check .
	$(RUN) -m ruff format --check --quiet .
	$(RUN) -m mypy $(STRICT)

chaos: $(STAMP)  ## kill and restart the bot at random moments, then check that nothing was lost
	$(RUN) -m tests.chaos $(ARGS)

bench: $(STAMP)  ## measure speed, size and latency, each against its floor
	$(RUN) -m tests.bench $(ARGS)

bench-growth: $(STAMP)  ## the long runs: 10, 1,000 and 100,000 games
	$(RUN) -m tests.bench growth $(ARGS)

fast: $(STAMP)   ## compile the engine (optional; needs a C compiler)
	$(RUN) -m deploy.fast

slow: $(STAMP)   ## take that back
	$(RUN) -m deploy.fast --undo

format: $(STAMP) ## put the code into its one layout
	$(RUN) -m ruff format .
	$(RUN) -m ruff check --fix .

lock:            ## renew the lock files (needs uv)
	uv pip compile --universal --python-version 3.11 --generate-hashes --no-header --quiet pyproject.toml --extra stats --extra metrics -o requirements.lock
	uv pip compile --universal --python-version 3.11 --generate-hashes --no-header --quiet pyproject.toml --extra test -o tests/requirements.lock

clean:           ## remove what the tasks above made
	rm -rf $(VENV) build *.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis

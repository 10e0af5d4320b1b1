# Build: the packages of the lock file and the project, into one folder.
FROM python:3.13-slim AS build
WORKDIR /src
RUN python -m venv /app
COPY requirements.lock ./
RUN /app/bin/pip install --no-cache-dir --require-hashes -r requirements.lock
COPY pyproject.toml README.md LICENSE ./
COPY data data
COPY engine engine
COPY render render
COPY bot bot
COPY playground playground
RUN /app/bin/pip install --no-cache-dir --no-deps .

# Run: nobody's rights, a read-only file system, one folder to write to.
FROM python:3.13-slim
RUN useradd --system --uid 10001 brass && mkdir /data && chown brass /data
COPY --from=build /app /app
USER brass
ENV PATH=/app/bin:$PATH PYTHONUNBUFFERED=1 BRASS_DATABASE=/data/brass.sqlite3
VOLUME /data
HEALTHCHECK --interval=5m --timeout=30s --start-period=30s CMD ["python", "-m", "bot", "doctor", "--quick"]
CMD ["python", "-m", "bot"]

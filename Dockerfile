# The image of a shop in production: docs/deploying.md. The version is that of `node` in package.json.
ARG NODE=24.21.0

FROM node:${NODE}-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build && rm -rf node_modules

FROM node:${NODE}-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev

FROM node:${NODE}-slim
# SQLite's temporary files go to the volume too: the rest of the file system may be read-only.
ENV NODE_ENV=production DATA_DIR=/data SQLITE_TMPDIR=/data PORT=3000
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app ./
RUN install -d -o node -g node -m 700 /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.js"]

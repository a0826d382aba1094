import type { FastifyInstance, FastifyReply } from "fastify";
import type { Health } from "./Health";

/**
 * Where whoever watches the process asks whether it lives (else it should be started again), and whether it can take
 * requests (else they should go elsewhere).
 */
export const healthPaths = { lives: "/healthz", isReady: "/readyz" } as const;

/** Serves both. The second says what is missing: `{"ready":false,"missing":["database"]}`. */
export function registerHealthRoutes(app: FastifyInstance, health: Health): void {
  app.get(healthPaths.lives, (_, reply) => fresh(reply).send({ lives: true }));
  app.get(healthPaths.isReady, async (_, reply) => {
    const missing = await health.missing();
    return fresh(reply)
      .code(missing.length === 0 ? 200 : 503)
      .send({ ready: missing.length === 0, missing });
  });
}

function fresh(reply: FastifyReply): FastifyReply {
  return reply.header("cache-control", "no-store").header("x-content-type-options", "nosniff");
}

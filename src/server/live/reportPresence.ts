import { liveLimits } from "../../engine/live/liveLimits";
import { builder } from "../graphql/builder";
import { payload, RateLimited, Refused } from "../graphql/errors";

const PresenceReported = builder.objectRef<{ readonly isWatched: boolean }>("PresenceReported").implement({
  description: "The server knows.",
  fields: (t) => ({
    isWatched: t.exposeBoolean("isWatched", {
      description: "Whether anybody watches the viewer now. If not, nothing was kept.",
    }),
  }),
});

builder.mutationField("reportPresence", (t) =>
  t.field({
    type: payload("ReportPresencePayload", PresenceReported, ["RefusedError", "RateLimitedError"]),
    description:
      "Says that a page of the viewer has seen no key or mouse for 10 s, or that it does again. Pages report it " +
      "only while somebody watches.",
    args: {
      page: t.arg.id({ description: "The page, as its `myGroupNews` names it." }),
      isAway: t.arg.boolean({ description: "True after 10 s without key or mouse, false with the next one." }),
    },
    resolve: async (_root, { page, isAway }, { viewer, services }) => {
      if (!viewer) return new Refused("NOT_SIGNED_IN");
      if (page.length > liveLimits.idLength) return new Refused("TOO_LONG");
      const wait = await services.rateLimits.take("reportPresence", viewer.userId);
      if (wait !== null) return new RateLimited(wait);
      const answer = await services.live.reportPresence(viewer.userId, page, isAway);
      return { isWatched: "isWatched" in answer && answer.isWatched };
    },
  }),
);

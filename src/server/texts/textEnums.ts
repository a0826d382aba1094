import { builder } from "../graphql/builder";
import { textRights } from "./rightsIn";

export const TextVisibilityEnum = builder.enumType("TextVisibility", {
  description: "For whom a text is once it is published.",
  values: {
    OWN: { description: "Its owner alone." },
    GROUP: { description: "Those in one group, at once." },
    PUBLIC: { description: "Everybody, once an admin has published it. All texts of the library are." },
  } as const,
});

export const TextStatusEnum = builder.enumType("TextStatus", {
  description: "How far a text came. An own text is a DRAFT; one of a group is PUBLISHED at once.",
  values: {
    DRAFT: { description: "Its owner's alone." },
    IN_REVIEW: { description: "Waits for an admin, who publishes it or sends it back." },
    PUBLISHED: { description: "Can be read by whom it is for." },
    ARCHIVED: {
      description: "Offered no more; who could read it still can, by its id, as work and results point at it.",
    },
  } as const,
});

export const TextShelfEnum = builder.enumType("TextShelf", {
  description: "Where texts are looked for.",
  values: {
    PUBLIC: { description: "The library, and what members published for everybody." },
    GROUP: { description: "What was shared with groups that the viewer is in." },
    OWN: { description: "What the viewer keeps or shares, without what is archived." },
    ARCHIVED: { description: "What is archived and the viewer brought, or may restore." },
  } as const,
});

export const TextRightEnum = builder.enumType("TextRight", {
  description: "What may be done with a text.",
  values: textRights,
});

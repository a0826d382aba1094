import { builder } from "../graphql/builder";

export const LiveStateEnum = builder.enumType("LiveState", {
  description: "How somebody is doing at this moment, in the order of a wall.",
  values: {
    STUCK: {
      description:
        "In the middle of a run and no key for 7 s to a minute, or less than 80 % right of the last 40 key presses.",
    },
    TYPING: { description: "In the middle of a run." },
    IDLE: { description: "Here, and not typing." },
    AWAY: {
      description: "Connected, and no key or mouse for 10 s in any window; in the middle of a run, for a minute.",
    },
    OFFLINE: { description: "No window is open." },
  } as const,
});

export const LiveActivityEnum = builder.enumType("LiveActivity", {
  description: "What somebody types.",
  values: {
    PRACTICE: { description: "Words, or a text chosen for them." },
    LESSON: { description: "A step of the course." },
    TEXT: { description: "A text of the library or of the group." },
    CUSTOM: { description: "A text of their own." },
    EXAM: { description: "An exam." },
    RACE: { description: "A race." },
  } as const,
});

export const LiveRulesEnum = builder.enumType("LiveRules", {
  description: "By which rules keys are taken.",
  values: {
    FREE: { value: "free", description: "Word by word, errors may stay." },
    STOP_ON_ERROR: { value: "stopOnError", description: "The caret waits for the right key." },
    EXAM: { value: "exam", description: "Copying: whatever is typed stands there." },
  } as const,
});

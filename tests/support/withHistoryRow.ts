type Saved = {
  readonly result: {
    readonly id: string;
    readonly wpm: number;
    readonly accuracy: number;
    readonly status: string;
  };
};

/** A made-up answer to `saveRunMutation` with what the list of results shows of the run. */
export function withHistoryRow<Answer extends Saved>(answer: Answer) {
  const { id, wpm, accuracy, status } = answer.result;
  const row = { id, wpm, accuracy, status, mode: "TIME", modeAmount: 15, raceMode: null, text: null, wordList: null };
  return {
    resultEdge: {
      __typename: "UserResultsEdge",
      cursor: id,
      node: { __typename: "Result", startedAt: "2026-11-21T08:14:00.000Z", language: "EN", layout: null, ...row },
    },
    passedExercise: null,
    ...answer,
  };
}

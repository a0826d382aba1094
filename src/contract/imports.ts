/** The sites whose exported results can be imported. */
export const importSources = ["MONKEYTYPE", "KEYBR"] as const;

export type ImportSource = (typeof importSources)[number];

/** Why a run of an imported file is skipped. */
export const importIssueKinds = ["MISSING", "NOT_A_NUMBER", "OUT_OF_RANGE", "IN_THE_FUTURE", "UNKNOWN_VALUE"] as const;

export type ImportIssueKind = (typeof importIssueKinds)[number];

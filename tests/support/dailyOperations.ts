const attempt = `attempt { runId beganAt isCounted result { id wpm status } }`;
const entry = `place isMine wpm accuracy user { id username }`;
const shown = `date text { id title body } ${attempt} leaderboard { week entries { ${entry} } own { ${entry} } }`;

export const dailyText = `query dailyText($language: Language!, $day: DailyTextDay!) {
  dailyText(language: $language, day: $day) { ${shown} } }`;

export const beginDailyAttempt = `mutation beginDailyAttempt($input: BeginDailyAttemptInput!) {
  beginDailyAttempt(input: $input) { __typename ... on Error { code } ... on InvalidInputError { issues { path code } }
    ... on BeginDailyAttemptSuccess { dailyText { ${shown} } } } }`;

export const dailyOperations = [dailyText, beginDailyAttempt];

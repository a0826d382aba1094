/** The operations that the tests of goals send; a server must be started with them. */
const day = "day typedMs goalMs isReached";
const goal = `practiceGoal { today { ${day} } streak longestStreak isFreeDayUsed }`;

export const myGoal = `query myGoal { viewer { id dailyGoalMinutes ${goal} } }`;
export const goalOf = `query goalOf($id: ID!) { node(id: $id) { ... on User { dailyGoalMinutes ${goal} } } }`;
export const myWeek = `query myWeek($week: IsoWeek) { viewer { practiceGoal { week(week: $week) { week
  days { ${day} } daysBefore { ${day} } figures { runs wpm accuracy } figuresBefore { runs wpm accuracy }
  bestRuns { id mode wpm } } } } }`;
export const setDailyGoal = `mutation setDailyGoal($input: SetDailyGoalInput!) { setDailyGoal(input: $input) {
  __typename ... on Error { code } ... on InvalidInputError { issues { path code } }
  ... on SetDailyGoalSuccess { user { dailyGoalMinutes ${goal} } } } }`;
export const saveForGoal = `mutation saveForGoal($input: SaveResultInput!) { saveResult(input: $input) { __typename
  ... on Error { code } ... on SaveResultSuccess { result { id status reachedGoal { streak } }
  user { id ${goal} } } } }`;
export const reachedBy = `query reachedBy($id: ID!) { node(id: $id) { ... on Result { reachedGoal { streak } } } }`;
export const clearFlag = `mutation clearFlag($resultId: ID!) { reviewResult(resultId: $resultId, decision: CLEAR) {
  __typename ... on Error { code } } }`;

export const goalOperations = [myGoal, goalOf, myWeek, setDailyGoal, saveForGoal, reachedBy, clearFlag];

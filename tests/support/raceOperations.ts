/** Operations of the race tests. They are not the app's: what ships is tested with the app. */
export const createGuest = `mutation CreateGuest { createGuest(input: {deviceLabel: "test", shared: false}) {
  __typename ... on SignedIn { token user { id displayName } } } }`;

const race =
  `code phase startsAt endedAt rematchCode isTextHidden text { body } racers { userId name ` +
  `isHost phase isAway position batch place finishedAfterMs wpm speed accuracy resultId } lostSeats { userId reason }`;
const outcome = `__typename ... on RaceSuccess { race { ${race} } } ... on Error { code message }`;

export const createRace = `mutation CreateRace($input: CreateRaceInput!) { createRace(input: $input) { ${outcome} } }`;
export const joinRace = `mutation JoinRace($code: RaceCode!) { joinRace(code: $code) { ${outcome} } }`;
export const leaveRace = `mutation LeaveRace($code: RaceCode!) { leaveRace(code: $code) { ${outcome} } }`;
export const setReady = `mutation SetReady($code: RaceCode!, $ready: Boolean!) { setReady(code: $code, ready: $ready) {
  ${outcome} } }`;
export const startRace = `mutation StartRace($code: RaceCode!) { startRace(code: $code) { ${outcome} } }`;
export const kickRacer = `mutation KickRacer($code: RaceCode!, $userId: ID!) { kickRacer(code: $code,
  userId: $userId) { ${outcome} } }`;
export const cancelRace = `mutation CancelRace($code: RaceCode!) { cancelRace(code: $code) { ${outcome} } }`;
export const rematch = `mutation Rematch($code: RaceCode!) { rematch(code: $code) { ${outcome} } }`;
export const sendKeystrokes = `mutation SendKeystrokes($code: RaceCode!, $batch: Int!, $keystrokes: KeystrokeLog!) {
  sendKeystrokes(code: $code, batch: $batch, keystrokes: $keystrokes) { __typename ... on KeystrokesTaken { batch }
  ... on SequenceGapError { expected } ... on Error { code } } }`;
export const raceByCode = `query RaceByCode($code: RaceCode!) { race(code: $code) { ${race} } }`;
export const raceId = `query RaceId($code: RaceCode!) { race(code: $code) { id } }`;
export const raceById = `query RaceById($id: ID!) { node(id: $id) { ... on Race { ${race} } } }`;
export const raceUpdated = `subscription RaceUpdated($code: RaceCode!) { raceUpdated(code: $code) { ${race} } }`;
export const raceBoardUpdated = `subscription RaceBoardUpdated { raceBoardUpdated { id races { code racers {
  name } } } }`;
export const resultById = `query ResultById($id: ID!) { node(id: $id) { ... on Result {
  id mode wpm accuracy durationMs prompt log place raceCode raceMode status } } }`;
export const serverTime = `query ServerTime { serverTime }`;

export const raceOperations = [
  createGuest,
  createRace,
  joinRace,
  leaveRace,
  setReady,
  startRace,
  kickRacer,
  cancelRace,
  rematch,
  sendKeystrokes,
  raceByCode,
  raceId,
  raceById,
  raceUpdated,
  raceBoardUpdated,
  resultById,
  serverTime,
];

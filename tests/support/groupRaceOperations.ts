/** The operations that the tests of groups' races send. `answer` is always the payload. */
const race = `code phase mode takesGuests startsAt rematchCode group { groupId name } teams { number members wpm place }
  isTextHidden showsSpeeds text { body }
  racers { userId name wallName isHost phase team isTeamChosen baseline improvement errors place finishedAfterMs
  resultId }
  lostSeats { userId reason }
  teamCount keysTogether lesson { lessonId number title }`;
const outcome = `__typename ... on RaceSuccess { race { ${race} } } ... on Error { code }`;

export const createGroupRace = `mutation createGroupRace($groupId: ID!, $input: CreateGroupRaceInput!) {
  answer: createGroupRace(groupId: $groupId, input: $input) { ${outcome} ... on InvalidInputError { issues {
  path code } } } }`;
export const joinRace = `mutation joinGroupRace($code: RaceCode!) { answer: joinRace(code: $code) { ${outcome} } }`;
export const startRace = `mutation startGroupRace($code: RaceCode!) { answer: startRace(code: $code) { ${outcome} } }`;
export const cancelRace = `mutation cancelGroupRace($code: RaceCode!) { answer: cancelRace(code: $code) {
  ${outcome} } }`;
export const kickRacer = `mutation kickGroupRacer($code: RaceCode!, $userId: ID!) { answer: kickRacer(code: $code,
  userId: $userId) { ${outcome} } }`;
export const setRacerTeam = `mutation setRacerTeam($code: RaceCode!, $userId: ID!, $team: Int) {
  answer: setRacerTeam(code: $code, userId: $userId, team: $team) { ${outcome} ... on InvalidInputError { issues {
  path code } } } }`;
export const rematch = `mutation groupRematch($code: RaceCode!) { answer: rematch(code: $code) { ${outcome} } }`;
export const sendKeystrokes = `mutation groupKeystrokes($code: RaceCode!, $batch: Int!, $keystrokes: KeystrokeLog!) {
  answer: sendKeystrokes(code: $code, batch: $batch, keystrokes: $keystrokes) { __typename ... on KeystrokesTaken {
  batch } ... on Error { code } } }`;
export const raceByCode = `query groupRaceByCode($code: RaceCode!) { race(code: $code) { ${race} } }`;
export const raceRights = `query groupRaceRights($code: RaceCode!) { raceRights(code: $code) { mayConduct mayJoin } }`;
export const raceResult = `query groupRaceResult($id: ID!) { node(id: $id) { ... on Result { mode raceMode place } } }`;
export const groupRaces = `query groupRaces($id: ID!) { node(id: $id) { ... on Group { races { id races {
  code phase } } } } }`;
export const racesNode = `query racesNode($id: ID!) { node(id: $id) { ... on GroupRaces { races { code } } } }`;
export const groupRacesUpdated = `subscription groupRacesUpdated($groupId: ID!) {
  groupRacesUpdated(groupId: $groupId) { id races { code phase racers { name } } } }`;
export const raceWallUpdated = `subscription raceWallUpdated($code: RaceCode!) { raceWallUpdated(code: $code) {
  phase racers { wallName position isAway } } }`;

const heats = `races { id races { code } heats { id best mode heats { number code phase names } final {
  number code phase } } }`;
export const startHeats = `mutation startHeats($input: StartHeatsInput!) { answer: startHeats(input: $input) {
  __typename ... on RaceHeatsSuccess { ${heats} } ... on Error { code }
  ... on InvalidInputError { issues { path code } } } }`;
export const startFinal = `mutation startFinal($heatsId: ID!) { answer: startFinal(heatsId: $heatsId) { __typename
  ... on RaceHeatsSuccess { ${heats} } ... on Error { code } } }`;
export const groupHeats = `query groupHeats($id: ID!) { node(id: $id) { ... on Group { ${heats} } } }`;

export const groupRaceOperations = [
  startHeats,
  startFinal,
  groupHeats,
  createGroupRace,
  joinRace,
  startRace,
  cancelRace,
  kickRacer,
  setRacerTeam,
  rematch,
  sendKeystrokes,
  raceByCode,
  raceRights,
  raceResult,
  groupRaces,
  racesNode,
  groupRacesUpdated,
  raceWallUpdated,
];

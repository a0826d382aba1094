/** The operations that the tests of tournaments send. `answer` is always the payload. */
const entry = "place name isMine points days wpm improvement";
const tournament = `id name groupName firstDay lastDay languages length hasDayTexts rule bestDays phase hasRacedToday
  entries { ${entry} } own { ${entry} }`;
const done = `__typename ... on TournamentSuccess { tournaments { id current { ${tournament} } } }
  ... on Error { code }`;

export const startTournament = `mutation startTournament($input: StartTournamentInput!) {
  answer: startTournament(input: $input) { ${done} ... on InvalidInputError { issues { path code } } } }`;
export const endTournament = `mutation endTournament($id: ID!) { answer: endTournament(tournamentId: $id) {
  ${done} } }`;
export const deleteTournament = `mutation deleteTournament($groupId: ID!, $id: ID!) {
  answer: deleteTournament(groupId: $groupId, tournamentId: $id) { ${done} } }`;
export const raceForTournament = `mutation raceForTournament($id: ID!, $language: Language!) {
  answer: raceForTournament(tournamentId: $id, language: $language) { __typename ... on RaceSuccess { race {
  code phase isQuick language visibility startsAt isTextHidden text { body } group { name } racers { userId phase } } }
  ... on Error { code } ... on InvalidInputError { issues { path code } } } }`;
export const groupTournament = `query groupTournament($id: ID!) { node(id: $id) { ... on Group { tournaments {
  current { ${tournament} } } } } }`;
export const tournamentsNode = `query tournamentsNode($id: ID!) { node(id: $id) { ... on GroupTournaments {
  current { id } } } }`;
export const myTournaments = `query myTournaments { viewer { tournaments { id name groupName hasRacedToday } } }`;
export const wallTournament = `query wallTournament($groupId: ID!) { wall: groupWall(groupId: $groupId) { race { code }
  tournament { name phase lastDay rule entries { ${entry} } } } }`;
export const groupTournamentsUpdated = `subscription groupTournamentsUpdated($groupId: ID!) {
  shown: groupTournamentsUpdated(groupId: $groupId) { id current { ${tournament} } } }`;

export const tournamentOperations = [
  startTournament,
  endTournament,
  deleteTournament,
  raceForTournament,
  groupTournament,
  tournamentsNode,
  myTournaments,
  wallTournament,
  groupTournamentsUpdated,
];

const band = `{ from to }`;

export const playerRatings = `query playerRatings($username: String!) { player(username: $username) {
  ratings { language band ${band} } } }`;
export const resultRating = `query resultRating($id: ID!) { node(id: $id) { ... on Result {
  ratingChange { rating change races band ${band} } isPastRatingLimit } } }`;
export const raceBands = `query raceBands($code: RaceCode!) { race(code: $code) { ratingBand ${band}
  racers { userId ratingBand ${band} } } }`;
export const raceIsRated = `query raceIsRated($code: RaceCode!) { race(code: $code) { isRated isPastRatingLimit } }`;
export const boardBands = `query boardBands { raceBoard { races { code ratingBand ${band} } } }`;
export const raceNow = `mutation raceNow($language: Language!) { raceNow(language: $language) {
  __typename ... on RaceSuccess { race { code phase isQuick isRated visibility language isTextHidden startsAt
    racers { userId phase } } } ... on Error { code } } }`;

export const ratingOperations = [playerRatings, resultRating, raceBands, raceIsRated, boardBands, raceNow];

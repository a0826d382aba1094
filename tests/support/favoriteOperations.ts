/** The operations that the tests of favorites and of the best on a text send, beside accountOperations. */
const failure = `__typename ... on Error { code message }`;
const invalid = `... on InvalidInputError { issues { path code } }`;

export const setFavorite = `mutation setFavorite($input: SetFavoriteInput!) { setFavorite(input: $input) { ${failure}
  ${invalid} ... on SetFavoriteSuccess { text { id isFavorite } } } }`;
export const favoriteOf = `query favoriteOf($id: ID!) { node(id: $id) { ... on Text { isFavorite } } }`;
export const favoriteTexts = `query favoriteTexts($shelves: [TextShelf!]) { texts(filters: { isFavorite: true,
  shelves: $shelves }) { edges { node { id isFavorite } } } }`;
export const bestOn = `query bestOn($id: ID!) { node(id: $id) { ... on Text { best { id wpm } } } }`;
export const similarText = `query similarText($id: ID!) { similarText(id: $id) { id language tags } }`;

export const favoriteOperations = [setFavorite, favoriteOf, favoriteTexts, bestOn, similarText];

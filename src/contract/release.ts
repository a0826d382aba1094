/**
 * The newest release whose contract this server keeps: its pages, and clients made for its schema, work with it. One
 * for each folder of tests/contract/releases; `npm run release` counts on.
 */
export const RELEASE = 2;

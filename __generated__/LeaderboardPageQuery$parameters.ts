/**
 * @generated SignedSource<<e45216d636fe7ab4842048c20e7bac27>>
 * @relayHash df2e305912f2325cc9b27ab835287e44
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7437589d83ff761a4a05cb6fcfe25d1fa3612fc757920e468d2a8820b7511f0e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LeaderboardPageQuery } from './LeaderboardPageQuery.graphql';

const node: PreloadableConcreteRequest<LeaderboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7437589d83ff761a4a05cb6fcfe25d1fa3612fc757920e468d2a8820b7511f0e",
    "metadata": {},
    "name": "LeaderboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

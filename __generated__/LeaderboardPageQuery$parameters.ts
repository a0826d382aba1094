/**
 * @generated SignedSource<<ee209bda3e5bd0ca8ebfb9929d717e4f>>
 * @relayHash 1b9ffa2a4ce067747ba984b6a2ba0432
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8873089ad29fb2f084de1b26427791f34193ff32b2cae1dc40500901bd5eef04

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LeaderboardPageQuery } from './LeaderboardPageQuery.graphql';

const node: PreloadableConcreteRequest<LeaderboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8873089ad29fb2f084de1b26427791f34193ff32b2cae1dc40500901bd5eef04",
    "metadata": {},
    "name": "LeaderboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

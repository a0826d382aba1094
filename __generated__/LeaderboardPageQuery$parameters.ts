/**
 * @generated SignedSource<<fd4e2c07ad32c46c064398a291d100ab>>
 * @relayHash d0670953a89b9783cdbb64afbb1a1390
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 865aa789534a8b8a4592a862669102f679d0b8420d986825e7e15fdb2eb6628b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LeaderboardPageQuery } from './LeaderboardPageQuery.graphql';

const node: PreloadableConcreteRequest<LeaderboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "865aa789534a8b8a4592a862669102f679d0b8420d986825e7e15fdb2eb6628b",
    "metadata": {},
    "name": "LeaderboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

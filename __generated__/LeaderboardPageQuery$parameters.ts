/**
 * @generated SignedSource<<11bce7218eee0d905282ceb0bad3a815>>
 * @relayHash 36fb04b56ace22b42f73ea45f250b9cf
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d41e90a2e65d814fd8412f73c0ef4d727d4b0f335fa71f1ff79aa7b6af63c25e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LeaderboardPageQuery } from './LeaderboardPageQuery.graphql';

const node: PreloadableConcreteRequest<LeaderboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d41e90a2e65d814fd8412f73c0ef4d727d4b0f335fa71f1ff79aa7b6af63c25e",
    "metadata": {},
    "name": "LeaderboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

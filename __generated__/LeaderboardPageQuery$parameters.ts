/**
 * @generated SignedSource<<7f97c0857fa26bbe0d57484ac3dc6af1>>
 * @relayHash 639ffcb60a86dc0c460290d70a552d67
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5764a12b3508109f0d08e729eb014c1f0858c2dcb9f9775139f1acee9b10a41c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LeaderboardPageQuery } from './LeaderboardPageQuery.graphql';

const node: PreloadableConcreteRequest<LeaderboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5764a12b3508109f0d08e729eb014c1f0858c2dcb9f9775139f1acee9b10a41c",
    "metadata": {},
    "name": "LeaderboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

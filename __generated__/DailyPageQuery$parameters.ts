/**
 * @generated SignedSource<<5f322711ab53a723002f7b428c76837a>>
 * @relayHash a47fe05ac48a9efa45216650bc2701a6
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea214a7258207eab08ddacc80c652520fc12d7ed70bfb1c784d740f96a884751

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DailyPageQuery } from './DailyPageQuery.graphql';

const node: PreloadableConcreteRequest<DailyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ea214a7258207eab08ddacc80c652520fc12d7ed70bfb1c784d740f96a884751",
    "metadata": {},
    "name": "DailyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

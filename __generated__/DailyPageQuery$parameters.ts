/**
 * @generated SignedSource<<b1174b3d2385caf2321361ba81401699>>
 * @relayHash d115dca62544a9be9b334c1f58809717
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d75b0d63e32a2b48f71c6110b19fd0daf9a9b82e9e1275be9578cd93fd6e4471

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DailyPageQuery } from './DailyPageQuery.graphql';

const node: PreloadableConcreteRequest<DailyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d75b0d63e32a2b48f71c6110b19fd0daf9a9b82e9e1275be9578cd93fd6e4471",
    "metadata": {},
    "name": "DailyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

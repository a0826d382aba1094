/**
 * @generated SignedSource<<4f73545a1f5f7a57d99ffe360db5f097>>
 * @relayHash df3e68d07e9edda8217c49029e1fe1f8
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1b2fee568ee7d2c366512eaa2696cfbab5a62a15c6d372b3c2f765a8602b5434

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProgressPageQuery } from './ProgressPageQuery.graphql';

const node: PreloadableConcreteRequest<ProgressPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1b2fee568ee7d2c366512eaa2696cfbab5a62a15c6d372b3c2f765a8602b5434",
    "metadata": {},
    "name": "ProgressPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

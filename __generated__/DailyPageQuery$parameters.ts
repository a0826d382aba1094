/**
 * @generated SignedSource<<7c9306ad4a3590471229a8e0a121f45b>>
 * @relayHash b58f4f0a4fbb7ab285ba0d1a96fa743b
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 326f7e3f4d8e3c498a7271855634183e5fd3ffc876dad2a0fcfca9aaae37f146

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DailyPageQuery } from './DailyPageQuery.graphql';

const node: PreloadableConcreteRequest<DailyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "326f7e3f4d8e3c498a7271855634183e5fd3ffc876dad2a0fcfca9aaae37f146",
    "metadata": {},
    "name": "DailyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

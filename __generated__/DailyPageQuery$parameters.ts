/**
 * @generated SignedSource<<3894bfc8e8222dffc789a27039b035d0>>
 * @relayHash dfa4023af5d2c17a9001cb1e0b9b1be6
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID da50ba4450495308d8d318ea7893eebfe77ed65074f7a4b04ad1902fe4560d6e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DailyPageQuery } from './DailyPageQuery.graphql';

const node: PreloadableConcreteRequest<DailyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "da50ba4450495308d8d318ea7893eebfe77ed65074f7a4b04ad1902fe4560d6e",
    "metadata": {},
    "name": "DailyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

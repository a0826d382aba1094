/**
 * @generated SignedSource<<9b644d4a311d2986a757fab4f82a8583>>
 * @relayHash 325158536c3dd195e5d8d60a21bedcb1
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 119511e1395babdcab66dde362190f57b40db4ded235c189e8bd8987f8c3bd68

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RacePageQuery } from './RacePageQuery.graphql';

const node: PreloadableConcreteRequest<RacePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "119511e1395babdcab66dde362190f57b40db4ded235c189e8bd8987f8c3bd68",
    "metadata": {},
    "name": "RacePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

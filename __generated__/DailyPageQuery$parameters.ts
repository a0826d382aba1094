/**
 * @generated SignedSource<<c0187ca9e3ea0ddd21e21079af692fe0>>
 * @relayHash 0e0013709b9901e93a718f668f01175d
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c80ca1db7a883c19ed92590757c618bf4c6d8531ac28f8c259468516db2ea28

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DailyPageQuery } from './DailyPageQuery.graphql';

const node: PreloadableConcreteRequest<DailyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6c80ca1db7a883c19ed92590757c618bf4c6d8531ac28f8c259468516db2ea28",
    "metadata": {},
    "name": "DailyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

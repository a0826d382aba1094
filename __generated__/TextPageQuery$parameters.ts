/**
 * @generated SignedSource<<42bf517123e2ff9b474bb15a357c00c3>>
 * @relayHash 20024cf6877dc3f7c7724280d3231787
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e59d941cde7bd7ddd31e6e790202c6be32c327d01240261e14093abf0bc86758

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TextPageQuery } from './TextPageQuery.graphql';

const node: PreloadableConcreteRequest<TextPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e59d941cde7bd7ddd31e6e790202c6be32c327d01240261e14093abf0bc86758",
    "metadata": {},
    "name": "TextPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

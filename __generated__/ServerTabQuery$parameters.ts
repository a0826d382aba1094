/**
 * @generated SignedSource<<4f898827b8bb2c23554afc3f26403b60>>
 * @relayHash e64172d3cb7b587aec2ae7f61bd11bbf
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7a1b885a74cb02563aeb09d3056070ec21574d1ab3a61bc8c0c5eceff7b33f6d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServerTabQuery } from './ServerTabQuery.graphql';

const node: PreloadableConcreteRequest<ServerTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7a1b885a74cb02563aeb09d3056070ec21574d1ab3a61bc8c0c5eceff7b33f6d",
    "metadata": {},
    "name": "ServerTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<45a89cac138583612b053dc41c06f411>>
 * @relayHash e6aae5dc78688d8bae08006ca2f3eab0
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef4afb4202278a4473e63813f96daa710e5523d1de14594b9dd6ad83d7db4c67

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServerTabQuery } from './ServerTabQuery.graphql';

const node: PreloadableConcreteRequest<ServerTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ef4afb4202278a4473e63813f96daa710e5523d1de14594b9dd6ad83d7db4c67",
    "metadata": {},
    "name": "ServerTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

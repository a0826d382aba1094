/**
 * @generated SignedSource<<3a501b85ef1513734280076fddc2b694>>
 * @relayHash 94372b54f4f5edb74a85d81d6c98243e
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9f0037a32001027f42478e10a1d78dbc30d8239fc8771cee0d4c3616b19e3f0a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServerTabQuery } from './ServerTabQuery.graphql';

const node: PreloadableConcreteRequest<ServerTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9f0037a32001027f42478e10a1d78dbc30d8239fc8771cee0d4c3616b19e3f0a",
    "metadata": {},
    "name": "ServerTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<610e27d7fd58c8edeb681e1b234f426b>>
 * @relayHash 02ff69ad402538bb768780ba3354a818
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3165919257489da1f74b40942be4e8911e6ef6fee4559301c0e02edba42379b7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServerTabQuery } from './ServerTabQuery.graphql';

const node: PreloadableConcreteRequest<ServerTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3165919257489da1f74b40942be4e8911e6ef6fee4559301c0e02edba42379b7",
    "metadata": {},
    "name": "ServerTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

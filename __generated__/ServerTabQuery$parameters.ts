/**
 * @generated SignedSource<<e2aa1f22cde4f11297e4dcb30bc853f4>>
 * @relayHash 23e434b2c516ca0406f8d193e75475a1
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7a841c9f1925c34c3e74fb3b5971be66fcf368d71caffb0ff5482378a0537196

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServerTabQuery } from './ServerTabQuery.graphql';

const node: PreloadableConcreteRequest<ServerTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7a841c9f1925c34c3e74fb3b5971be66fcf368d71caffb0ff5482378a0537196",
    "metadata": {},
    "name": "ServerTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<d2927e14bd1a3fe3a4339933659c4f5e>>
 * @relayHash d49e6ffb9258c65572f1b4a99c2e7dd5
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f524d2492c10d8e6c928f2d9cb17120ee7ab4a00bcd11af59ab1611931b69848

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupWorkPageQuery } from './GroupWorkPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupWorkPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f524d2492c10d8e6c928f2d9cb17120ee7ab4a00bcd11af59ab1611931b69848",
    "metadata": {},
    "name": "GroupWorkPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

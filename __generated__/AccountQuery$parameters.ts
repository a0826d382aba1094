/**
 * @generated SignedSource<<2c9f1a5c4197e5d9c5bc970a2b2f7000>>
 * @relayHash 7453fc1294b2291ca2d5020cd7af8b7a
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 285162d5369122a814b828d5a1486a141e76654e3d1a7013e3415baafc5d1529

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountQuery } from './AccountQuery.graphql';

const node: PreloadableConcreteRequest<AccountQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "285162d5369122a814b828d5a1486a141e76654e3d1a7013e3415baafc5d1529",
    "metadata": {},
    "name": "AccountQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

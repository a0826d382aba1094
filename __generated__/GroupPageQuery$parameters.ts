/**
 * @generated SignedSource<<1ceefb816405e0b7427a6d29fdf35660>>
 * @relayHash 3eba71988d86833870c453ac7e3fd3fe
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e908758e37f495dc64621ad22efea7ade4aacebcb40e0a10eae21a2a3e7f3d90

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupPageQuery } from './GroupPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e908758e37f495dc64621ad22efea7ade4aacebcb40e0a10eae21a2a3e7f3d90",
    "metadata": {},
    "name": "GroupPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<282e547a44f19a769ac2714cbb0419d3>>
 * @relayHash 75cfbb08be23c8ac439a2dbcc7491cf1
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 936a2c2d0d372e3158c109d4d6d1da8fd1e6f1f9f321060018fd654941d116a1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupsPageQuery } from './GroupsPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "936a2c2d0d372e3158c109d4d6d1da8fd1e6f1f9f321060018fd654941d116a1",
    "metadata": {},
    "name": "GroupsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

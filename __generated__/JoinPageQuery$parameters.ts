/**
 * @generated SignedSource<<f93b14075b9a6dfb35a3b5b73d109506>>
 * @relayHash c99a0ded59accd7fdb6fc667fa9994f5
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ce4f70031bb4bda1090113afa0544db0dd14bb6b2944b89f19c7698a22a955e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JoinPageQuery } from './JoinPageQuery.graphql';

const node: PreloadableConcreteRequest<JoinPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4ce4f70031bb4bda1090113afa0544db0dd14bb6b2944b89f19c7698a22a955e",
    "metadata": {},
    "name": "JoinPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

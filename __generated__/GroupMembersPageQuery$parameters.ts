/**
 * @generated SignedSource<<33c02311a96d4bae4b77488d2427ddb8>>
 * @relayHash 5d261592d21420cdae000184d0e9781c
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce419269bc08a2c5240dc77ffcdb75b2813e050424bb8da3a9f83ce8c1300de4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupMembersPageQuery } from './GroupMembersPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupMembersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ce419269bc08a2c5240dc77ffcdb75b2813e050424bb8da3a9f83ce8c1300de4",
    "metadata": {},
    "name": "GroupMembersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<270d97b7876dcd436770b4356e0f839d>>
 * @relayHash 14538c7ae684d36ea194062935f3f53e
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0fb6723f376d5286858a5dd2e96e2f1cebd0c7d7f83a169ec06f94d79b346640

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupMembersPageQuery } from './GroupMembersPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupMembersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0fb6723f376d5286858a5dd2e96e2f1cebd0c7d7f83a169ec06f94d79b346640",
    "metadata": {},
    "name": "GroupMembersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

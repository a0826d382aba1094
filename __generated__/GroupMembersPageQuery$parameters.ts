/**
 * @generated SignedSource<<c4449cc2fa151daec0b72b523b6a46a7>>
 * @relayHash e0a9c16be73a4058317f702524c48339
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6375d3d5f7abff11720e3a7ba21b24ceb174f07048464f547dd4e3db7914141a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupMembersPageQuery } from './GroupMembersPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupMembersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6375d3d5f7abff11720e3a7ba21b24ceb174f07048464f547dd4e3db7914141a",
    "metadata": {},
    "name": "GroupMembersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

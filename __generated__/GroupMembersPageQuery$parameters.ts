/**
 * @generated SignedSource<<fe515ee62db86c9215af23f1a683728e>>
 * @relayHash 548e01bc372f5b332f00f818cd59211f
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d9e83b7d3779ad2a85283eb033cd1ebfdfee746e924c5f3ad77d18b8358e87ed

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupMembersPageQuery } from './GroupMembersPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupMembersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d9e83b7d3779ad2a85283eb033cd1ebfdfee746e924c5f3ad77d18b8358e87ed",
    "metadata": {},
    "name": "GroupMembersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

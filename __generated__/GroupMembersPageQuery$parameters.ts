/**
 * @generated SignedSource<<26019f1b6b78f1f779679e44b126a51a>>
 * @relayHash c34070565f1d1e561e84228116e92b5c
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 75d2e017066181313684c5a2dd7d3a84460d200491287dab620bfa9c4f4cc628

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupMembersPageQuery } from './GroupMembersPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupMembersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "75d2e017066181313684c5a2dd7d3a84460d200491287dab620bfa9c4f4cc628",
    "metadata": {},
    "name": "GroupMembersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

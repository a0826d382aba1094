/**
 * @generated SignedSource<<6062b583749c28805564a5e8993a178b>>
 * @relayHash 5424b0f67cb816e85a303679173266ef
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a275c9e1877fdbff571d251df9ad54ce3c58ed169dd40e1210a56bc046c54fd0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupMembersPageQuery } from './GroupMembersPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupMembersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a275c9e1877fdbff571d251df9ad54ce3c58ed169dd40e1210a56bc046c54fd0",
    "metadata": {},
    "name": "GroupMembersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<d6aa0ee7415e91546a566d204afec24b>>
 * @relayHash 4ba4db607d8b74c60ac7669011d470a0
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e0369a81cc12a22493ff6554a7320f6760663636304b9649bbef2b770ae5c54

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupMembersPageQuery } from './GroupMembersPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupMembersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3e0369a81cc12a22493ff6554a7320f6760663636304b9649bbef2b770ae5c54",
    "metadata": {},
    "name": "GroupMembersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<2c60efdf7804f11458eaf7ac93fb8ec7>>
 * @relayHash c40c59e555682b5f3970fc310dde4a08
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4607c3be2487cea1b008a57fa004869f70d4cf1198fb817f5ffc2f908838509c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MemberStoryPageQuery } from './MemberStoryPageQuery.graphql';

const node: PreloadableConcreteRequest<MemberStoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4607c3be2487cea1b008a57fa004869f70d4cf1198fb817f5ffc2f908838509c",
    "metadata": {},
    "name": "MemberStoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<ccdfab23ff57fc63ee7ceb7ff2f4d410>>
 * @relayHash 42c334f43920384856127aba4adce5ab
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 12f391e3dd9ead21aa114a6de056e8747115569f786875ee1e1c7642f415c3e7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MemberStoryPageQuery } from './MemberStoryPageQuery.graphql';

const node: PreloadableConcreteRequest<MemberStoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "12f391e3dd9ead21aa114a6de056e8747115569f786875ee1e1c7642f415c3e7",
    "metadata": {},
    "name": "MemberStoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<3e978bec0a7d11a7da050430e2ef3af9>>
 * @relayHash 98399a6d224a402034370f519ee9fa6f
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0650ba1753b316b75de310f4451c0f287b5cfe88d6809d06f9bfc6c1db582238

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupSettingsPageQuery } from './GroupSettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupSettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0650ba1753b316b75de310f4451c0f287b5cfe88d6809d06f9bfc6c1db582238",
    "metadata": {},
    "name": "GroupSettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

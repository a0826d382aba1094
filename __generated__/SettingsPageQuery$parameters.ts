/**
 * @generated SignedSource<<6505ba8f0892b07689926ad1560b19f8>>
 * @relayHash 2541506fd7e4de4f7f3b457d8b9acbc1
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8fd920cb0a06ef85685d04a63415dc58da1cc8fd4a22a2938a2b3e6acef53625

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsPageQuery } from './SettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<SettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8fd920cb0a06ef85685d04a63415dc58da1cc8fd4a22a2938a2b3e6acef53625",
    "metadata": {},
    "name": "SettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

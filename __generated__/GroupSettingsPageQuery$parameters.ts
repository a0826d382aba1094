/**
 * @generated SignedSource<<033bf385e7fd800c29987cb0249c003e>>
 * @relayHash 25a3a17b86cc0c07248bd30c0d9012ef
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9d59b51924bb3a0786b9570bd189d9f98538c183a341224552de44989130c0ed

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupSettingsPageQuery } from './GroupSettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupSettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9d59b51924bb3a0786b9570bd189d9f98538c183a341224552de44989130c0ed",
    "metadata": {},
    "name": "GroupSettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

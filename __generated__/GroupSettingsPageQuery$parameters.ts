/**
 * @generated SignedSource<<8ec6286a1f3bdc69c575051b482c9138>>
 * @relayHash 50df6d4b319c6d7cb10dc16cab9e2de2
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd0016c3194551421f1b19587be1221b3671fc098bca4d1c7b2e8afb18b2f20b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupSettingsPageQuery } from './GroupSettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupSettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dd0016c3194551421f1b19587be1221b3671fc098bca4d1c7b2e8afb18b2f20b",
    "metadata": {},
    "name": "GroupSettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<98488f86fafb1e88cd04780f0d624a15>>
 * @relayHash 609f127a5d41b94c601cae2433bce886
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 69d9037f7e45d79bf347f61df09060285a13ecebd49eed071db009618c84ccc2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsPageQuery } from './SettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<SettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "69d9037f7e45d79bf347f61df09060285a13ecebd49eed071db009618c84ccc2",
    "metadata": {},
    "name": "SettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

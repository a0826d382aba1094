/**
 * @generated SignedSource<<1bb2d479e75a6309792791a322f3be65>>
 * @relayHash fbb9a7b9e07719a26e45db47b8c516f9
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8ad1fcbb77205f13745e4a38522b72310c0e421e5122ec3d8df05a5d9f4e201d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsPageQuery } from './SettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<SettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8ad1fcbb77205f13745e4a38522b72310c0e421e5122ec3d8df05a5d9f4e201d",
    "metadata": {},
    "name": "SettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

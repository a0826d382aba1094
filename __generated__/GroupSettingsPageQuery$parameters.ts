/**
 * @generated SignedSource<<a0b68cbd17f05b33958e7a74fe504798>>
 * @relayHash 62e6b49ea2d5c889b7d124c5bcd1950b
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e5e9b0ca39ff5480abb7a5823b3bee7af11560260a8be37564e395b5b8f04b0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupSettingsPageQuery } from './GroupSettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupSettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2e5e9b0ca39ff5480abb7a5823b3bee7af11560260a8be37564e395b5b8f04b0",
    "metadata": {},
    "name": "GroupSettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

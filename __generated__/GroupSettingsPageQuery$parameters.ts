/**
 * @generated SignedSource<<e2c8a8886c19e3dc33d98530e852b1dd>>
 * @relayHash 43ec64cca4ab50c47e08690dd9a4f97a
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4c86169d6359dd28d02bd821f5c7f29dc8013fda707ce10607b822a885982ae9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupSettingsPageQuery } from './GroupSettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupSettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4c86169d6359dd28d02bd821f5c7f29dc8013fda707ce10607b822a885982ae9",
    "metadata": {},
    "name": "GroupSettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<3c81278dce5b310ec0257e63eca8cb3d>>
 * @relayHash a8ec1a85835afc31c827eec2b9b81cd3
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8bd73a766788669519fc8b8456632de93cbbf2856e8a18146917755ea06a48a6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsPageQuery } from './SettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<SettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8bd73a766788669519fc8b8456632de93cbbf2856e8a18146917755ea06a48a6",
    "metadata": {},
    "name": "SettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

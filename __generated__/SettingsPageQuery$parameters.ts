/**
 * @generated SignedSource<<135a7754ab573c6810ed9afc2debf4a4>>
 * @relayHash a79800ac85e24763dd45a50c4b989936
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c578522663e75abd5092b3f5cc6b982d0f521f7ba78f42ed9c3ce995af6b21d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsPageQuery } from './SettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<SettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0c578522663e75abd5092b3f5cc6b982d0f521f7ba78f42ed9c3ce995af6b21d",
    "metadata": {},
    "name": "SettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

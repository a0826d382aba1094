/**
 * @generated SignedSource<<9f633ee9e332579b9a8050c50c9ede07>>
 * @relayHash d896f2a389a6baf522dcacb7d66235c1
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1801c00e1884794d5a437b7faf2bfee47a49e572ad1efd353dc777473495f90c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsPageQuery } from './SettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<SettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1801c00e1884794d5a437b7faf2bfee47a49e572ad1efd353dc777473495f90c",
    "metadata": {},
    "name": "SettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

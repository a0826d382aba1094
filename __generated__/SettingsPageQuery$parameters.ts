/**
 * @generated SignedSource<<d183d41d1dcd6fd0134fab3fb80ebbb9>>
 * @relayHash 5eb26a686a163b88e553f04d41c89014
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 44c5b344052ddadf7238cc5dfa1f8744607084b6c06bd16a1b96163399d57d72

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsPageQuery } from './SettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<SettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "44c5b344052ddadf7238cc5dfa1f8744607084b6c06bd16a1b96163399d57d72",
    "metadata": {},
    "name": "SettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<38d4336d64c64a092b4b49bfeadbeef5>>
 * @relayHash 99d4b58ee543403e127a18ac1c6c6ceb
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ebb89ab24d3d13d88e3ba2310c58d0cd51c19fddd4d1fccbe40edf49a2381b45

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsPageQuery } from './SettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<SettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ebb89ab24d3d13d88e3ba2310c58d0cd51c19fddd4d1fccbe40edf49a2381b45",
    "metadata": {},
    "name": "SettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<daf5a33f37fc1ba9684677de9c3f7283>>
 * @relayHash 8236586c3475705798dad046c20c6fcd
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 069fec4513301ccebcba9f8bc276b30a7d53c004ef49ac32f463de46f8def388

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupSettingsPageQuery } from './GroupSettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupSettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "069fec4513301ccebcba9f8bc276b30a7d53c004ef49ac32f463de46f8def388",
    "metadata": {},
    "name": "GroupSettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

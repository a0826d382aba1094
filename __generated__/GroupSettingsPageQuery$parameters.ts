/**
 * @generated SignedSource<<1d072ea2c39ceaf8aedd3c5a8bfa43da>>
 * @relayHash 5c2f28a7d32706a070b8dafb7ed1eba9
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 44d4937bf8e36f1b48e5608ae969b54818cd248c3722fb440a1811f56b5312c3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupSettingsPageQuery } from './GroupSettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupSettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "44d4937bf8e36f1b48e5608ae969b54818cd248c3722fb440a1811f56b5312c3",
    "metadata": {},
    "name": "GroupSettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<0b5d7b083edee1e902c3842da4a43c16>>
 * @relayHash b1d06e9050a3a4bfee279e71abe88afd
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5be6ba2e0e17db92d586c734d0f479ba0abd3223b6b7fefb0ad898933a6b5ea3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupSettingsPageQuery } from './GroupSettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupSettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5be6ba2e0e17db92d586c734d0f479ba0abd3223b6b7fefb0ad898933a6b5ea3",
    "metadata": {},
    "name": "GroupSettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

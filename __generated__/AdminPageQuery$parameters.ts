/**
 * @generated SignedSource<<69a68e67ba9c4a26941016d3fbbd5d65>>
 * @relayHash 9a519d81e30145e7d342272adb5dd84c
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb893e82b09f91768729b85a86b60a3e7ff3146ebc8276afb6a4a13bce3b6411

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminPageQuery } from './AdminPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cb893e82b09f91768729b85a86b60a3e7ff3146ebc8276afb6a4a13bce3b6411",
    "metadata": {},
    "name": "AdminPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

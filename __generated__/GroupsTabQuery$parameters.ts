/**
 * @generated SignedSource<<ffd5862b86de3ddeb9a15d8c7137ce2a>>
 * @relayHash d890625cf30fe10b039fdfa80d04a8c9
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c98bccb61e8505cfb8af44b00b4e060a38b923bf0ce20399df3c1e95c4b5a7f8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupsTabQuery } from './GroupsTabQuery.graphql';

const node: PreloadableConcreteRequest<GroupsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c98bccb61e8505cfb8af44b00b4e060a38b923bf0ce20399df3c1e95c4b5a7f8",
    "metadata": {},
    "name": "GroupsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

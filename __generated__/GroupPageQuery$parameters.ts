/**
 * @generated SignedSource<<122a64f9745953107df373b74618932d>>
 * @relayHash a7282793479c186003a0f74d6e446e2a
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 748b3050b36f73b9e1d78bc13c846ed6857b73e96ea287a9b3122c5e286431e7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupPageQuery } from './GroupPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "748b3050b36f73b9e1d78bc13c846ed6857b73e96ea287a9b3122c5e286431e7",
    "metadata": {},
    "name": "GroupPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

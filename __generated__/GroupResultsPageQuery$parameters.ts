/**
 * @generated SignedSource<<a92cfa1a9e1ec1a8afc2e3bf54711833>>
 * @relayHash d299086767e9d69e5ab55814ffd68b6d
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4cf8294be721ae1d330c2df6cb4f2209a5c2959fbf01a2af28aa6709f1085fff

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupResultsPageQuery } from './GroupResultsPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupResultsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4cf8294be721ae1d330c2df6cb4f2209a5c2959fbf01a2af28aa6709f1085fff",
    "metadata": {},
    "name": "GroupResultsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

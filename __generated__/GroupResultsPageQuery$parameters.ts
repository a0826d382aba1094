/**
 * @generated SignedSource<<8e2f10949b9285176923252754482928>>
 * @relayHash 49a0863ab06572d249e0db875e4ca4c6
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3da2fc57d1c36726babadabb1daa0136f068168f521b9d7730f88ae60b1a736a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupResultsPageQuery } from './GroupResultsPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupResultsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3da2fc57d1c36726babadabb1daa0136f068168f521b9d7730f88ae60b1a736a",
    "metadata": {},
    "name": "GroupResultsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

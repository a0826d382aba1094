/**
 * @generated SignedSource<<5b6be1e5b9f7c63006da0907b17c8502>>
 * @relayHash 43ccefe2262e32693aa99e3f477d0876
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b4a7fa3eea90f13771078f22c7bb16b33bfc5ca818630235a9ccdbedaa4c7eed

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LibraryPracticeTextPracticeQuery } from './LibraryPracticeTextPracticeQuery.graphql';

const node: PreloadableConcreteRequest<LibraryPracticeTextPracticeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b4a7fa3eea90f13771078f22c7bb16b33bfc5ca818630235a9ccdbedaa4c7eed",
    "metadata": {},
    "name": "LibraryPracticeTextPracticeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

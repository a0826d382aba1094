/**
 * @generated SignedSource<<5b002dc5c4d0fe61b1deabfca7a74d1c>>
 * @relayHash 0ca48b0f6b125012b5719842c0c8851c
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 73e811afa114aebe6948d6db65ac66626c3f01265ca298d7594b6df17c34e9b3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupResultsPageQuery } from './GroupResultsPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupResultsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "73e811afa114aebe6948d6db65ac66626c3f01265ca298d7594b6df17c34e9b3",
    "metadata": {},
    "name": "GroupResultsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

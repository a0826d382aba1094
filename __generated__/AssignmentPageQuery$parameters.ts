/**
 * @generated SignedSource<<559576b3113b56c9fce9ea35f686dcab>>
 * @relayHash a82a4c5a6ada52063e6f02bcd557f0ca
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb11859e21c8e4b469c582b4ce0023ad55479bb2745aff4ca72df788d84be0d1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AssignmentPageQuery } from './AssignmentPageQuery.graphql';

const node: PreloadableConcreteRequest<AssignmentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fb11859e21c8e4b469c582b4ce0023ad55479bb2745aff4ca72df788d84be0d1",
    "metadata": {},
    "name": "AssignmentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<3dfcad05f7c50ba867db76a872f79046>>
 * @relayHash 3322247d8cac13fa65df20ca2edfd42a
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 93e947855c621d7913fc3bfb936cbaebafda53a0e89810f6ad314f26014f2057

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AssignmentPageQuery } from './AssignmentPageQuery.graphql';

const node: PreloadableConcreteRequest<AssignmentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "93e947855c621d7913fc3bfb936cbaebafda53a0e89810f6ad314f26014f2057",
    "metadata": {},
    "name": "AssignmentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

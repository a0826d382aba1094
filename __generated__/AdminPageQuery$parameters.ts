/**
 * @generated SignedSource<<02fad2c46ef0abb65e67c23d6d61705d>>
 * @relayHash b113b7ff53f1505d191cc7b8e06a8990
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9e2c86bd4b5342d0fb230fa772ec34a4e80812057ce4d2081572278bb060c37a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminPageQuery } from './AdminPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9e2c86bd4b5342d0fb230fa772ec34a4e80812057ce4d2081572278bb060c37a",
    "metadata": {},
    "name": "AdminPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

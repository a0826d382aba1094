/**
 * @generated SignedSource<<787d9b38f750784a030c6c93f947e45b>>
 * @relayHash 65e3f317903f99dabf8cee119a6c8db4
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 66d68a0f0bae4ff830bff620b195f0c0310bb58b2ccf8fd599cf4dfcd6b15daf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminPageQuery } from './AdminPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "66d68a0f0bae4ff830bff620b195f0c0310bb58b2ccf8fd599cf4dfcd6b15daf",
    "metadata": {},
    "name": "AdminPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

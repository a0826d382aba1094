/**
 * @generated SignedSource<<a38dad4d6d42dd90f3df1c3c33ada04f>>
 * @relayHash 3afd02f0894568e6d76ec074e6ca1ca3
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b7f70f9d364866a060bf46d840a3e59b305398f2587e0be90f1194fc85c224dc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminPageQuery } from './AdminPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b7f70f9d364866a060bf46d840a3e59b305398f2587e0be90f1194fc85c224dc",
    "metadata": {},
    "name": "AdminPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

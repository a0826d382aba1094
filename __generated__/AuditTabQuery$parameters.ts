/**
 * @generated SignedSource<<2a722a6e419fe9387378233cbdb2ac41>>
 * @relayHash 01a566811cd5c165f14f2a61909e60e4
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b370b07723eb32c55df79016c1806470c44e286e80bb3a54b81b59a87b2b62e3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AuditTabQuery } from './AuditTabQuery.graphql';

const node: PreloadableConcreteRequest<AuditTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b370b07723eb32c55df79016c1806470c44e286e80bb3a54b81b59a87b2b62e3",
    "metadata": {},
    "name": "AuditTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

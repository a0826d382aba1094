/**
 * @generated SignedSource<<f858080dafbc87e915ed13aaee994212>>
 * @relayHash 3d962e094aaef03ff618957dfd73b63f
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 89fab16720316e4510292af19d9aa96321b421f5b7502bb6365b88f1bfddea9e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AuditTabQuery } from './AuditTabQuery.graphql';

const node: PreloadableConcreteRequest<AuditTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "89fab16720316e4510292af19d9aa96321b421f5b7502bb6365b88f1bfddea9e",
    "metadata": {},
    "name": "AuditTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

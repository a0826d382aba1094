/**
 * @generated SignedSource<<cb38424c87411eb54db5eda9ffad1c6f>>
 * @relayHash 5a80f13af7edee5111d057fbd28f41c2
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5f45555cce260493042ce8cc7d6778b4e402245fecc5e8424d5c60c4831edd0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AuditTabQuery } from './AuditTabQuery.graphql';

const node: PreloadableConcreteRequest<AuditTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f5f45555cce260493042ce8cc7d6778b4e402245fecc5e8424d5c60c4831edd0",
    "metadata": {},
    "name": "AuditTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

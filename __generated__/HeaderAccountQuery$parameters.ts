/**
 * @generated SignedSource<<755619c0be11690f4c794c8a3f986fb7>>
 * @relayHash 876d56ec692c6516b95bfe10971cf78e
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d7fe775d0e2dad1c0e4daf988a3e2882a6e3075a9e93521057891749a8623f4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HeaderAccountQuery } from './HeaderAccountQuery.graphql';

const node: PreloadableConcreteRequest<HeaderAccountQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8d7fe775d0e2dad1c0e4daf988a3e2882a6e3075a9e93521057891749a8623f4",
    "metadata": {},
    "name": "HeaderAccountQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

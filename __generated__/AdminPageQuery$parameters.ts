/**
 * @generated SignedSource<<40d5dddeaf0d279a2311ec451fb12cdb>>
 * @relayHash 6c0768af82972ce079d6baf816721804
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1672743f3e47d6d09dd363208857de8dbea8015855cd22c299a421a60674396b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminPageQuery } from './AdminPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1672743f3e47d6d09dd363208857de8dbea8015855cd22c299a421a60674396b",
    "metadata": {},
    "name": "AdminPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

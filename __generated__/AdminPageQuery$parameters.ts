/**
 * @generated SignedSource<<adffabefca5ef701cbbf374ddec878c0>>
 * @relayHash 47046ab0609db7d2d753f5971b32a36d
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e822c74ca05b0c09d0a369f819776f8b7d6739b60f369f2f783bafc663e7cb3d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminPageQuery } from './AdminPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e822c74ca05b0c09d0a369f819776f8b7d6739b60f369f2f783bafc663e7cb3d",
    "metadata": {},
    "name": "AdminPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

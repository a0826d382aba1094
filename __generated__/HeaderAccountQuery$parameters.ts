/**
 * @generated SignedSource<<f42ad2003290655cda0c9d526b612b26>>
 * @relayHash 9bfbfab44d3d916deeb4c8342ef9d4f9
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9ed465138267bba841bab4f2976c5e5b4fa519a06a463a0b7bc755711e71d69

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HeaderAccountQuery } from './HeaderAccountQuery.graphql';

const node: PreloadableConcreteRequest<HeaderAccountQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b9ed465138267bba841bab4f2976c5e5b4fa519a06a463a0b7bc755711e71d69",
    "metadata": {},
    "name": "HeaderAccountQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

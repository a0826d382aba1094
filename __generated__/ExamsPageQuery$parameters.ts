/**
 * @generated SignedSource<<6d46657cde4a5bfce20df4bb55010dc0>>
 * @relayHash 134a8bbcf66c36327c7ae770cdb81aaf
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 812778af7cb1b1047c1db6d4c6e4ae6fee792d8e1acc75a28bfe6f9019a39668

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ExamsPageQuery } from './ExamsPageQuery.graphql';

const node: PreloadableConcreteRequest<ExamsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "812778af7cb1b1047c1db6d4c6e4ae6fee792d8e1acc75a28bfe6f9019a39668",
    "metadata": {},
    "name": "ExamsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

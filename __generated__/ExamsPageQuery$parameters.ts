/**
 * @generated SignedSource<<5a9c038ad707b085c29f72201e950872>>
 * @relayHash 6bcf597bac9dc3467a8fdc439bcfbae7
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab3680a80f7dc407fc7293fa8f75a8a8103027f64a8bbc39cd089d05a96cd6e9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ExamsPageQuery } from './ExamsPageQuery.graphql';

const node: PreloadableConcreteRequest<ExamsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ab3680a80f7dc407fc7293fa8f75a8a8103027f64a8bbc39cd089d05a96cd6e9",
    "metadata": {},
    "name": "ExamsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

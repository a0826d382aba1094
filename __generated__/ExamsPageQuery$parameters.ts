/**
 * @generated SignedSource<<6c2258626f35bdbad45d3f8b91f08da4>>
 * @relayHash e7aade275e0497027fbe1a6821e22bc3
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1d06a2ee5e1243596fd1ce0b1720db59cdd6868d952699cb2a1bfa08b120cd57

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ExamsPageQuery } from './ExamsPageQuery.graphql';

const node: PreloadableConcreteRequest<ExamsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1d06a2ee5e1243596fd1ce0b1720db59cdd6868d952699cb2a1bfa08b120cd57",
    "metadata": {},
    "name": "ExamsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

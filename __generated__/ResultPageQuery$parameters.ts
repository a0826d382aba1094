/**
 * @generated SignedSource<<9ca66adbead3c48ce153e9e49c9df100>>
 * @relayHash 256fb00df04e428be171fc733a9221f3
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf66d340a57dce577f9f8d2f24a33306b7a60a21f720aafaf6842083b3d50fc2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResultPageQuery } from './ResultPageQuery.graphql';

const node: PreloadableConcreteRequest<ResultPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cf66d340a57dce577f9f8d2f24a33306b7a60a21f720aafaf6842083b3d50fc2",
    "metadata": {},
    "name": "ResultPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

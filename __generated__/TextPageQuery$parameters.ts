/**
 * @generated SignedSource<<8af9be43e260c07ec10db5a481f56294>>
 * @relayHash 0cf40b77c7963bfd28107c84555566f5
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 71a88755f8703c49b1e0f38e95a6c78f69161494ed13784212497a0bfcea4d9d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TextPageQuery } from './TextPageQuery.graphql';

const node: PreloadableConcreteRequest<TextPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "71a88755f8703c49b1e0f38e95a6c78f69161494ed13784212497a0bfcea4d9d",
    "metadata": {},
    "name": "TextPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<79e1ba7ebdf82c73702183f45889ca4d>>
 * @relayHash 524df57a2ab2bf3fdfd85375c53f7ceb
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e3b2b0663bde2fdd176086f8b5b051d98b03cabd0ed30e14f7b705779033373

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServerTabQuery } from './ServerTabQuery.graphql';

const node: PreloadableConcreteRequest<ServerTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1e3b2b0663bde2fdd176086f8b5b051d98b03cabd0ed30e14f7b705779033373",
    "metadata": {},
    "name": "ServerTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<0bee3107d54ff3425247544ce1a48a3a>>
 * @relayHash 588a3ffef0a1f9f5379e22ba5c2ebbbd
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb0a3682c07b475c5d69b9c455c6677515a32c1fe35691c46f69c7298cb29fe1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PassedOnServerQuery } from './PassedOnServerQuery.graphql';

const node: PreloadableConcreteRequest<PassedOnServerQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cb0a3682c07b475c5d69b9c455c6677515a32c1fe35691c46f69c7298cb29fe1",
    "metadata": {},
    "name": "PassedOnServerQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<7c7a8350592b3275d96a895f505eb0b3>>
 * @relayHash 0cbe716a2bb17ab9921bed60a294bb05
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 85c819381ac4b060aafd8ae887be63dd0f5c12832c2f2ad6c35ad6bd26de9a44

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServerTabQuery } from './ServerTabQuery.graphql';

const node: PreloadableConcreteRequest<ServerTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "85c819381ac4b060aafd8ae887be63dd0f5c12832c2f2ad6c35ad6bd26de9a44",
    "metadata": {},
    "name": "ServerTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

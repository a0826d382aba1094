/**
 * @generated SignedSource<<4a16b652f31e7d295262bb16ffa2c589>>
 * @relayHash 00b57d13815604efccb858095dc067bc
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 38502d56095590dae8641dfd36c9138993c9bcda98791e2841d09294d7c50571

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupPageQuery } from './GroupPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "38502d56095590dae8641dfd36c9138993c9bcda98791e2841d09294d7c50571",
    "metadata": {},
    "name": "GroupPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

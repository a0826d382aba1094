/**
 * @generated SignedSource<<885a4060599e308785ae0c03fb030df3>>
 * @relayHash a9c3cbc2f1bf2aef496afc154824837f
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 036f4a6de933b91e1510d9383c81319f7cf916ef9ab324d6de1c17ad5d63dda2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupLivePageQuery } from './GroupLivePageQuery.graphql';

const node: PreloadableConcreteRequest<GroupLivePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "036f4a6de933b91e1510d9383c81319f7cf916ef9ab324d6de1c17ad5d63dda2",
    "metadata": {},
    "name": "GroupLivePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<c706f2babcf6418a46da1adc3a72e095>>
 * @relayHash 985ac223b1ccb56aae0ce48fd624f3ca
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9fde97f5363a7481f83f6ea8831af030f98dfb195e8a2406fa26035f70609ee1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UsersTabQuery } from './UsersTabQuery.graphql';

const node: PreloadableConcreteRequest<UsersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9fde97f5363a7481f83f6ea8831af030f98dfb195e8a2406fa26035f70609ee1",
    "metadata": {},
    "name": "UsersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

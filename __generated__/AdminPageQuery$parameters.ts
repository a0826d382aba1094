/**
 * @generated SignedSource<<c417c2332f3934aae0e2cbdc89881987>>
 * @relayHash 0e17d33d6a8960891895aa1259fadec1
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c2439641e3e1fd8f4782d216e5bca1d0419ea0cbd3ecdc7eee1cb32b04df5a0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminPageQuery } from './AdminPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2c2439641e3e1fd8f4782d216e5bca1d0419ea0cbd3ecdc7eee1cb32b04df5a0",
    "metadata": {},
    "name": "AdminPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

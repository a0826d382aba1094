/**
 * @generated SignedSource<<f356a83142bf90bf4e9ec7614837fc4a>>
 * @relayHash 82d8dafda1ba4c7eb5734d1f1a5e3d6e
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 112fbb3982e7f41fb3b8876b187b4606585d4f1d7ef474745d064ae052517245

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlayerPageQuery } from './PlayerPageQuery.graphql';

const node: PreloadableConcreteRequest<PlayerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "112fbb3982e7f41fb3b8876b187b4606585d4f1d7ef474745d064ae052517245",
    "metadata": {},
    "name": "PlayerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

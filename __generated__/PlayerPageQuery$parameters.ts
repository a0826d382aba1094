/**
 * @generated SignedSource<<41d11e8b6ed461c9ce88e37d184d167f>>
 * @relayHash a346af52eacbfe2103b3e9233f1c7c15
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 39a560947178dfcdbb6373a845d8aa0b13331b7bfd0f09ac526c6e1462bbe162

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlayerPageQuery } from './PlayerPageQuery.graphql';

const node: PreloadableConcreteRequest<PlayerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "39a560947178dfcdbb6373a845d8aa0b13331b7bfd0f09ac526c6e1462bbe162",
    "metadata": {},
    "name": "PlayerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

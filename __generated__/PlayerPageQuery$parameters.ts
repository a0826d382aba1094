/**
 * @generated SignedSource<<b503c06ded3d760aa294ff57620f47ef>>
 * @relayHash 35bcf46f8e2542773b151efd6dd7e6de
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f4ffd14272a85ab19cb69a093293943f6e94673063308f571b9e84aa7f75283d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlayerPageQuery } from './PlayerPageQuery.graphql';

const node: PreloadableConcreteRequest<PlayerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f4ffd14272a85ab19cb69a093293943f6e94673063308f571b9e84aa7f75283d",
    "metadata": {},
    "name": "PlayerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<de83c090a707e17cae93f743f7b883e1>>
 * @relayHash 175c248f23a21e24a69af41ed90b1f4b
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb12d20ea5f728b6bac3d74142df9ba50491461c4736e091503b50a9da96b67d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RacePageQuery } from './RacePageQuery.graphql';

const node: PreloadableConcreteRequest<RacePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fb12d20ea5f728b6bac3d74142df9ba50491461c4736e091503b50a9da96b67d",
    "metadata": {},
    "name": "RacePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<0cf6281f90898fc358754d8c2c2df075>>
 * @relayHash 686736251cdb785fd7c8ff0dc9612f33
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5484e8b704de88de94c558f7b743a8bec31703624ae5e0fa3c13b3804f46343

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RacePageQuery } from './RacePageQuery.graphql';

const node: PreloadableConcreteRequest<RacePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f5484e8b704de88de94c558f7b743a8bec31703624ae5e0fa3c13b3804f46343",
    "metadata": {},
    "name": "RacePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

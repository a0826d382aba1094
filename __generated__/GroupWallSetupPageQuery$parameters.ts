/**
 * @generated SignedSource<<64133bb8070ed70ee7c3c4e1e436c8af>>
 * @relayHash c9fe483b2819caab6e3bde94aceb15e0
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 79cd6ee3d0a0253834260f1ae454463a3b6dd12ef4400848dd93bfb7400349d2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupWallSetupPageQuery } from './GroupWallSetupPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupWallSetupPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "79cd6ee3d0a0253834260f1ae454463a3b6dd12ef4400848dd93bfb7400349d2",
    "metadata": {},
    "name": "GroupWallSetupPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

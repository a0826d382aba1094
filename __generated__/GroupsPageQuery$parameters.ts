/**
 * @generated SignedSource<<5855a8bb653871c08e22999538d6fc74>>
 * @relayHash 8e059687f1ef972ae0ba3600417a9aca
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 22a13cf689a1a04df573fed7b64278b0710015ef94a60547a1a774d058edb853

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupsPageQuery } from './GroupsPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "22a13cf689a1a04df573fed7b64278b0710015ef94a60547a1a774d058edb853",
    "metadata": {},
    "name": "GroupsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

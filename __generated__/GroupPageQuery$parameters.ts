/**
 * @generated SignedSource<<5eb602cf214d568fe29f33bf49f0a270>>
 * @relayHash 6af348b6e5743f6e1b51038c2b1e80a2
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b76c7145565456ac88a99d434b237351b656be20edd9857b57474efec904af00

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupPageQuery } from './GroupPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b76c7145565456ac88a99d434b237351b656be20edd9857b57474efec904af00",
    "metadata": {},
    "name": "GroupPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

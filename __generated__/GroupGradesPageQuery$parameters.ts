/**
 * @generated SignedSource<<6b113f0b00117838b4a240a5baf15f59>>
 * @relayHash 5095295a54856a28015a0b1648e8f45e
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 56d6a37709d872a05d73cd17b46a82b642b4f862ceee215e4563b0b6528ff9de

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupGradesPageQuery } from './GroupGradesPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupGradesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "56d6a37709d872a05d73cd17b46a82b642b4f862ceee215e4563b0b6528ff9de",
    "metadata": {},
    "name": "GroupGradesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

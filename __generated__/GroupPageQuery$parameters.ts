/**
 * @generated SignedSource<<6a9651406939c8732188649908541a6f>>
 * @relayHash dbeb75fdf88d30520487e31b47661b52
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b4e4b421d3551f1d61d670d90bc52772547e9fca31ecce872dec881085277b5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupPageQuery } from './GroupPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0b4e4b421d3551f1d61d670d90bc52772547e9fca31ecce872dec881085277b5",
    "metadata": {},
    "name": "GroupPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

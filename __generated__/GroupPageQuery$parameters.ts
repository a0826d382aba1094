/**
 * @generated SignedSource<<5d2d59750c6dc45d021bb8298747dda6>>
 * @relayHash 709e97ea34ff31ba392321f6be7289b6
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b3a92aedb72ce60f61a825a964c57d777ffc0741c42d88df6878d00e579dd21a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupPageQuery } from './GroupPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b3a92aedb72ce60f61a825a964c57d777ffc0741c42d88df6878d00e579dd21a",
    "metadata": {},
    "name": "GroupPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<6255466052fab125bd01fbd03d43c501>>
 * @relayHash 92eb8de9bc2ea42ab8466e2913420d08
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0e3f5a1e079e91d853ab034a115ffc2d3e47e23c66576d3ef269ef58b5fa9199

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WallPageQuery } from './WallPageQuery.graphql';

const node: PreloadableConcreteRequest<WallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0e3f5a1e079e91d853ab034a115ffc2d3e47e23c66576d3ef269ef58b5fa9199",
    "metadata": {},
    "name": "WallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<59725d615ae85648460de0ff9fff9416>>
 * @relayHash 0195964a92a3988b8f30a741a71f1657
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 312e322b7b8e66b4c8019e2da3948946b7db774ad3f102a71e206010cf8e4503

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RacePageQuery } from './RacePageQuery.graphql';

const node: PreloadableConcreteRequest<RacePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "312e322b7b8e66b4c8019e2da3948946b7db774ad3f102a71e206010cf8e4503",
    "metadata": {},
    "name": "RacePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

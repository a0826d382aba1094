/**
 * @generated SignedSource<<e8996f7b93093ffe9796efaa2d92b6ab>>
 * @relayHash f37d143abffb6b04502253dcf18a40d4
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 36863afd69fab3c173b78a53486947dda44e5691a46a5690d04b21dfa4d89963

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TextPageQuery } from './TextPageQuery.graphql';

const node: PreloadableConcreteRequest<TextPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "36863afd69fab3c173b78a53486947dda44e5691a46a5690d04b21dfa4d89963",
    "metadata": {},
    "name": "TextPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

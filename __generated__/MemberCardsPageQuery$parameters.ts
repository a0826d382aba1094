/**
 * @generated SignedSource<<72bc333e3925456c6a463c5b6d726c28>>
 * @relayHash 938e567ba2ee5ed25b625f6b5af4ef1c
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1dcc0cfeac3e327f2db392d6a5bd7d273d3f51df1480e3f10fd586eeab5efb7b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MemberCardsPageQuery } from './MemberCardsPageQuery.graphql';

const node: PreloadableConcreteRequest<MemberCardsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1dcc0cfeac3e327f2db392d6a5bd7d273d3f51df1480e3f10fd586eeab5efb7b",
    "metadata": {},
    "name": "MemberCardsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

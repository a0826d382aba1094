/**
 * @generated SignedSource<<036e9d0a359156fd8a04e0633255ca4c>>
 * @relayHash 7fb3effbe936ac64742553eae31a9db0
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2637c0318847da6ae87018134821cc5ad2bd59c38a82106410f141395f709c3d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RacePageQuery } from './RacePageQuery.graphql';

const node: PreloadableConcreteRequest<RacePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2637c0318847da6ae87018134821cc5ad2bd59c38a82106410f141395f709c3d",
    "metadata": {},
    "name": "RacePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

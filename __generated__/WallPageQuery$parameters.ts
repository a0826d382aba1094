/**
 * @generated SignedSource<<a07cde47649a5c30d091ee69419f2fc2>>
 * @relayHash 9d050f9754eb8276caadaba6f3b5888d
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5d1e957b584fbac6bf81fbdb250a7869f704a074a5615200f0f49481e456583f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WallPageQuery } from './WallPageQuery.graphql';

const node: PreloadableConcreteRequest<WallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5d1e957b584fbac6bf81fbdb250a7869f704a074a5615200f0f49481e456583f",
    "metadata": {},
    "name": "WallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

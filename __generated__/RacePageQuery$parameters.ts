/**
 * @generated SignedSource<<99104713d941bb547cb69904b47f75c8>>
 * @relayHash 0d63a5689ec74bf186aa1c3eed60eb96
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d705da2efb3d962b66d17e9eaf31cc550649e023e3beee6ac3c3de0f7d8a6125

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RacePageQuery } from './RacePageQuery.graphql';

const node: PreloadableConcreteRequest<RacePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d705da2efb3d962b66d17e9eaf31cc550649e023e3beee6ac3c3de0f7d8a6125",
    "metadata": {},
    "name": "RacePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

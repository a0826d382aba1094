/**
 * @generated SignedSource<<3d06eee4f7929da5e479333eb34cb56f>>
 * @relayHash 8ab183fed26bab25186373cab09a7b0b
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 33425c6499e6818416b7bcb4674c1cead7acde3e3b798beb66602bae192b67ff

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RacePageQuery } from './RacePageQuery.graphql';

const node: PreloadableConcreteRequest<RacePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "33425c6499e6818416b7bcb4674c1cead7acde3e3b798beb66602bae192b67ff",
    "metadata": {},
    "name": "RacePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

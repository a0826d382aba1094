/**
 * @generated SignedSource<<f414a23dc74e4e44c9a6b70bb3ce45e0>>
 * @relayHash 5a76a52de3ac81e29f120bf9babdd5a8
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9e58989beafe1d44161e7353eaef7f00bd84a53afc64941d13d27f1873f2fde8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupGradesPageQuery } from './GroupGradesPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupGradesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9e58989beafe1d44161e7353eaef7f00bd84a53afc64941d13d27f1873f2fde8",
    "metadata": {},
    "name": "GroupGradesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

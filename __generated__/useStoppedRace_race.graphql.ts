/**
 * @generated SignedSource<<1af7076fa589b43f0123e51fbae6827c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type RacePhase = "CANCELLED" | "COUNTDOWN" | "FINISHED" | "LOBBY" | "RUNNING" | "%future added value";
import type { RaceCode } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type useStoppedRace_race$data = {
  readonly mayRematch: boolean;
  readonly phase: RacePhase;
  readonly rematchCode: RaceCode | null | undefined;
  readonly resultId: string | null | undefined;
  readonly " $fragmentType": "useStoppedRace_race";
};
export type useStoppedRace_race$key = {
  readonly " $data"?: useStoppedRace_race$data;
  readonly " $fragmentSpreads": FragmentRefs<"useStoppedRace_race">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useStoppedRace_race"
};

(node as any).hash = "d735e3f9baae29ebfe73520cfb6c893c";

export default node;

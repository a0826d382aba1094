import { limits } from "../../contract/limits";
import { tournamentLimits } from "../../engine/tournament/tournamentPoints";
import { builder } from "../graphql/builder";
import { payload } from "../graphql/errors";
import { LanguageEnum } from "../graphql/scalars";
import type { SeenGroup } from "../groups/groups";
import { RaceSuccess } from "../races/raceMutations";
import { TextLengthEnum } from "../texts/textQueries";
import { raceForTournament, deleteTournament, endTournament, startTournament } from "./tournaments";
import { readerOf } from "./seenTournament";
import { GroupTournamentsNode, TournamentRuleEnum } from "./tournamentTypes";

const TournamentSuccess = builder.objectRef<{ readonly group: SeenGroup }>("TournamentSuccess").implement({
  description: "The change was made, by this request or an earlier one.",
  fields: (t) => ({
    tournaments: t.field({
      type: GroupTournamentsNode,
      resolve: ({ group }, _args, { viewer }) => ({ tournamentsOf: group.id, reader: readerOf(group, viewer) }),
      description: "The group's tournaments as they are now.",
    }),
  }),
});

const { days, aheadDays } = tournamentLimits;

const StartTournamentInput = builder.inputType("StartTournamentInput", {
  description: "A tournament of a group. Days are counted from 1970-01-01, in the host's time zone.",
  fields: (t) => ({
    groupId: t.id({ description: "Global id of the group." }),
    name: t.string({ description: `1 to ${limits.groupName.max} characters.` }),
    firstDay: t.int({ description: `Today, or one of the ${aheadDays} days after it.` }),
    lastDay: t.int({ description: `The last day, which is included; a tournament has at most ${days} days.` }),
    languages: t.field({
      type: [LanguageEnum],
      description: "The languages of races that count: at least one, each once.",
    }),
    length: t.field({
      type: TextLengthEnum,
      required: false,
      description: "The length of random texts; null for any.",
    }),
    textIds: t.globalIDList({
      required: false,
      description:
        "A text for each day, in order, which the viewer may read and which is in one of the languages. Without " +
        "these, texts are random.",
    }),
    rule: t.field({ type: TournamentRuleEnum, description: "What decides the places of a day." }),
    bestDays: t.int({ description: "How many of each member's days count, at most all." }),
  }),
});

const changePayload = (name: string) => payload(name, TournamentSuccess, ["RefusedError"]);

builder.mutationFields((t) => {
  const tournamentId = t.arg.id({ description: "Global id of the tournament." });
  return {
    startTournament: t.field({
      type: payload("StartTournamentPayload", TournamentSuccess, ["InvalidInputError", "RefusedError"]),
      description:
        "Starts a tournament of a group. For its coaches. A group has one at a time (TOURNAMENT_EXISTS), and none " +
        "while its leaderboard is off (COMPETITION_OFF). What is out of range is an issue at its field " +
        "(OUT_OF_RANGE). Sending the same again changes nothing.",
      args: { input: t.arg({ type: StartTournamentInput, description: "The tournament." }) },
      resolve: (_, { input }, context) =>
        startTournament(context, { ...input, textIds: (input.textIds ?? []).map(({ id }) => id) }),
    }),
    endTournament: t.field({
      type: changePayload("EndTournamentPayload"),
      description:
        "Ends a tournament before its last day is over. Races that have begun still count. For its group's coaches.",
      args: { tournamentId },
      resolve: (_, args, context) => endTournament(context, args.tournamentId),
    }),
    deleteTournament: t.field({
      type: changePayload("DeleteTournamentPayload"),
      description:
        "Deletes a tournament; the results of its races stay. For its group's coaches. One that is already gone is " +
        "no failure.",
      args: { groupId: t.arg.id({ description: "Global id of the group." }), tournamentId },
      resolve: (_, args, context) => deleteTournament(context, args),
    }),
    raceForTournament: t.field({
      type: payload("RaceForTournamentPayload", RaceSuccess, ["InvalidInputError", "RefusedError", "RateLimitedError"]),
      description:
        "Takes a seat, ready to start, in a race of the group for its tournament: where classmates wait, otherwise " +
        "in a new one, which starts when someone joins, or after 10 s alone. For members of the group, at most 20 a " +
        "minute together with createRace. Asking again gives the race in which the viewer waits. " +
        "TOURNAMENT_NOT_RUNNING before its first day and when it is over; a language that it does not have is an " +
        "issue at `language` (OUT_OF_RANGE).",
      args: {
        tournamentId,
        language: t.arg({ type: LanguageEnum, description: "Language of the text, on a day without its own." }),
      },
      resolve: (_, args, context) => raceForTournament(context, args.tournamentId, args.language),
    }),
  };
});

import {
  type ExamState,
  type ExamAttempt,
  attemptKeystrokes,
  attemptDeadline,
  collectDeadline,
} from "../../engine/exams/ExamState";
import { builder } from "../graphql/builder";
import { LanguageEnum } from "../graphql/scalars";
import { isUuid, toCursor, newestFirst } from "../graphql/pagination";
import { CertificateObject } from "./CertificateObject";
import { certificatesOf, countingAttempt, type OpenExam, attemptGrade, type AttemptOfExam } from "./examRules";
import { ExamNormObject, ExamLevelNameEnum } from "./ExamNormObject";
import { UserNode } from "../users/UserNode";
import { layOutExamText } from "../../engine/exams/CopyTyping";
import { encodeLog } from "../../engine/log/logCodec";
import type { Grade } from "../../engine/exams/gradeExam";
import type { WordMark } from "../../engine/exams/alignWords";
import { and, eq, inArray, isNotNull, or, sql } from "drizzle-orm";
import type { FlagReason } from "../../contract/enums";
import type { Database } from "../database/Database";
import { exams } from "../database/schema";
import { FlagReasonEnum } from "../fairness/FlagReasonEnum";
import type { Viewer } from "../graphql/Context";
import { activelyCoachesOwner, coachesOwner } from "../results/visibility";
import { resolveCursorConnection } from "@pothos/plugin-relay";

const ExamPhaseEnum = builder.enumType("ExamPhase", {
  description: "Where an exam stands.",
  values: {
    READY: { description: "The next attempt can begin." },
    RUNNING: { description: "An attempt is under way, or its time is over and keys may still arrive." },
    FINISHED: { description: "No attempt is left, or the candidate is content." },
  } as const,
});

/** An exam, for its candidate and for admins. Nobody else learns that it exists. */
export const ExamNode = builder.loadableNodeRef("Exam", {
  id: { resolve: ({ row }: OpenExam) => row.id, description: "Opaque global id." },
  load: async (ids: string[], { viewer, services }) => {
    if (!viewer) return ids.map(() => null);
    const found = await services.exams.find(ids.filter(isUuid));
    const mine = found.filter(({ row }) => viewer.role === "ADMIN" || row.userId === viewer.userId);
    return ids.map((id) => mine.find(({ row }) => row.id === id) ?? null);
  },
});

builder.objectType(ExamNode, {
  name: "Exam",
  description:
    "An exam by a norm. Only its candidate and admins can read it; coaches read it in lists of their groups, once " +
    "it is over.",
  fields: (t) => ({
    candidate: t.field({ type: UserNode, resolve: ({ row }) => row.userId, description: "Who takes it." }),
    norm: t.field({
      type: ExamNormObject,
      resolve: ({ state }) => state.settings.norm,
      description: "What it asks, as it was when the exam began.",
    }),
    language: t.field({
      type: LanguageEnum,
      resolve: ({ row }) => row.language,
      description: "Language of its texts.",
    }),
    hasDyslexia: t.boolean({
      resolve: ({ state }) => state.settings.hasDyslexia,
      description: "Whether the norm's levels for dyslexia are taken.",
    }),
    isMock: t.boolean({ resolve: ({ row }) => row.isMock, description: "For practice: no certificate." }),
    exerciseId: t.string({
      nullable: true,
      resolve: ({ row }) => row.exerciseId,
      description: "The exercise of a course that it belongs to. Null for an exam by itself.",
    }),
    phase: t.field({ type: ExamPhaseEnum, resolve: ({ state }) => state.phase, description: "Its current phase." }),
    createdAt: t.field({ type: "DateTime", resolve: ({ row }) => row.createdAt, description: "When it was made." }),
    finishedAt: t.field({
      type: "DateTime",
      nullable: true,
      resolve: ({ state }) => (state.phase === "FINISHED" ? new Date(state.changedAt) : null),
      description: "When it was over. Null while more can come.",
    }),
    attempts: t.field({
      type: [ExamAttemptObject],
      resolve: ({ state }) => allAttempts(state),
      description: "The attempts begun so far, in order.",
    }),
    countingAttempt: t.field({
      type: ExamAttemptObject,
      nullable: true,
      resolve: ({ state }) => countingAttempt(state),
      description: "The best attempt, which counts. Null while more can come.",
    }),
    certificate: t.loadable({
      type: CertificateObject,
      nullable: true,
      load: (ids: string[], { services }) => certificatesOf(services.database, ids),
      resolve: ({ row }) => row.id,
      description:
        "What shows others that it was passed. Null for a mock exam, for one that is not passed or not over, and " +
        "while a flag is not cleared.",
    }),
  }),
});

function allAttempts(state: ExamState): AttemptOfExam[] {
  return state.attempts.map((attempt, at) => ({ state, attempt, number: at + 1 }));
}

const AttemptEndEnum = builder.enumType("ExamAttemptEnd", {
  description: "Why an attempt ended.",
  values: {
    TIME_UP: { description: "The time was over, and all keys were there or the last moment for them had passed." },
    HANDED_IN: { description: "It was handed in before." },
  } as const,
});

const isUnderWay = ({ endedAt }: ExamAttempt): boolean => endedAt === null;
const toDate = (at: number | null): Date | null => (at === null ? null : new Date(at));

const ExamAttemptObject = builder.objectRef<AttemptOfExam>("ExamAttempt").implement({
  description: "One attempt. What it is worth, and where its errors are, is told when it has ended and not before.",
  fields: (t) => ({
    number: t.exposeInt("number", { description: "From 1." }),
    startsAt: t.field({
      type: "DateTime",
      resolve: ({ attempt }) => new Date(attempt.startsAt),
      description: "The attempt's zero, by the server's clock. Keys before it do not count.",
    }),
    endsAt: t.field({
      type: "DateTime",
      resolve: ({ state, attempt }) => new Date(attemptDeadline(state, attempt)),
      description: "When its time is over. Keys after it do not count.",
    }),
    collectsUntil: t.field({
      type: "DateTime",
      resolve: ({ state, attempt }) => new Date(collectDeadline(state, attempt)),
      description: "The last moment at which keys may arrive that were typed in time.",
    }),
    device: t.string({
      resolve: ({ attempt }) => attempt.device,
      description: "Id of the page that types, as that page drew it.",
    }),
    seat: t.int({
      resolve: ({ attempt }) => attempt.seat,
      description: "How often it went to another page, from 1. Keys of an earlier seat are refused.",
    }),
    isAway: t.boolean({
      resolve: ({ attempt }) => attempt.awaySince !== null,
      description: "Whether the page has said that it is gone. The clock runs on.",
    }),
    absences: t.int({ resolve: ({ attempt }) => attempt.absences, description: "How often it went." }),
    longestDelayMs: t.int({
      resolve: ({ attempt }) => attempt.longestDelayMs,
      description: "The longest that keys took to arrive: long when they were typed without a network.",
    }),
    batch: t.int({
      resolve: ({ attempt }) => attempt.batch,
      description: "Number of the last batch taken; the next is one more.",
    }),
    text: t.string({
      nullable: true,
      resolve: ({ state, attempt, number }) =>
        isUnderWay(attempt) ? layOutExamText(state.settings.norm, state.settings.texts[number - 1] ?? "") : null,
      description: "What is to be typed, more than anybody types in the time. Null once the attempt has ended.",
    }),
    keystrokes: t.field({
      type: "KeystrokeLog",
      nullable: true,
      resolve: ({ attempt }) => (isUnderWay(attempt) ? encodeLog(attemptKeystrokes(attempt)) : null),
      description: "All keystrokes that the server has, for a page that goes on. Null once the attempt has ended.",
    }),
    endedAt: t.field({
      type: "DateTime",
      nullable: true,
      resolve: ({ attempt }) => toDate(attempt.endedAt),
      description: "When it ended. Null while it goes on.",
    }),
    endedBy: t.field({
      type: AttemptEndEnum,
      nullable: true,
      resolve: ({ attempt }) => attempt.endedBy,
      description: "Why it ended. Null while it goes on.",
    }),
    grade: t.field({
      type: ExamGradeObject,
      nullable: true,
      resolve: ({ state, number }) => attemptGrade(state, number),
      description: "What it is worth. Null while it goes on.",
    }),
  }),
});

const ExamMarkKindEnum = builder.enumType("ExamMarkKind", {
  description: "How a piece of what was typed answers to the text.",
  values: {
    RIGHT: { value: "right", description: "The words themselves." },
    BEGUN: { value: "begun", description: "The last word, right as far as it goes: the time was over. No error." },
    WRONG: { value: "wrong", description: "Another word in its place, however many errors it has: one error." },
    SWAPPED: { value: "swapped", description: "Two neighbouring words in each other's place: two errors." },
    JOINED: { value: "joined", description: "Two words without the space between them: one error." },
    SPLIT: { value: "split", description: "One word with a space in it: one error." },
    OMITTED: { value: "omitted", description: "A word that was left out: one error." },
    ADDED: {
      value: "added",
      description: "A word that the text does not have, or nothing at all: a space too many. One error.",
    },
  } as const,
});

type Mark = { readonly kind: WordMark["kind"]; readonly words: string; readonly typed: string };

const ExamMarkObject = builder.objectRef<Mark>("ExamMark").implement({
  description:
    "A piece of what was typed beside the piece of the text that it answers to. Right words in a row are one piece.",
  fields: (t) => ({
    kind: t.expose("kind", { type: ExamMarkKindEnum, description: "How they go together." }),
    words: t.exposeString("words", { description: "Words of the text, with spaces between them; empty for ADDED." }),
    typed: t.exposeString("typed", { description: "What stands there; empty for OMITTED." }),
  }),
});

const ExamGradeObject = builder.objectRef<Grade>("ExamGrade").implement({
  description: "What an attempt that has ended is worth. Pass or fail was decided in whole numbers.",
  fields: (t) => ({
    strokes: t.exposeInt("strokes", { description: "Characters that stood there at the end, with their spaces." }),
    errors: t.exposeInt("errors", { description: "Words with at least one error." }),
    strokesPerMinute: t.exposeInt("strokesPerMinute", {
      description: "Aanslagen per minuut over the norm's minutes, rounded down.",
    }),
    accuracy: t.float({
      resolve: ({ accuracy }) => accuracy / 100,
      description: "Strokes without the errors in percent, to two decimals, rounded down.",
    }),
    passed: t.exposeBoolean("passed", { description: "Whether it was fast and accurate enough." }),
    isFastEnough: t.exposeBoolean("isFastEnough", { description: "Whether it has the strokes of the lowest level." }),
    isAccurateEnough: t.exposeBoolean("isAccurateEnough", { description: "Whether it keeps the norm's error limit." }),
    level: t.field({
      type: ExamLevelNameEnum,
      nullable: true,
      resolve: ({ level }) => level,
      description: "The highest level reached. Null when it is not passed.",
    }),
    marks: t.field({
      type: [ExamMarkObject],
      resolve: ({ marks }) => inRows(marks),
      description: "All that was typed, in the order of the text.",
    }),
  }),
});

/** Right words stand together: most attempts have hundreds. */
function inRows(marks: readonly WordMark[]): Mark[] {
  const rows: { kind: WordMark["kind"]; words: string; typed: string }[] = [];
  for (const { kind, words: asked, typed: given } of marks) {
    const [words, typed] = [asked.join(" "), given.join(" ")];
    const last = rows.at(-1);
    if (kind === "right" && last?.kind === "right") {
      last.words += ` ${words}`;
      last.typed += ` ${typed}`;
    } else rows.push({ kind, words, typed });
  }
  return rows;
}

type ExamFlag = {
  readonly reason: FlagReason;
  readonly isCleared: boolean;
  readonly reviewedAt: Date | null;
  readonly reviewedBy: string | null;
  readonly isReviewable: boolean;
};

const ExamFlagObject = builder.objectRef<ExamFlag>("ExamFlag").implement({
  description: "That the attempt that counts stands out, and what somebody who looked at it decided.",
  fields: (t) => ({
    reason: t.expose("reason", { type: FlagReasonEnum, description: "Why." }),
    isCleared: t.exposeBoolean("isCleared", {
      description:
        "Whether a coach or an admin lets it count. Until then there is no certificate, and no exercise is passed " +
        "by it.",
    }),
    reviewedAt: t.expose("reviewedAt", {
      type: "DateTime",
      nullable: true,
      description: "When a coach or an admin decided. Null before that.",
    }),
    reviewedBy: t.field({
      type: UserNode,
      nullable: true,
      resolve: ({ reviewedBy }) => reviewedBy,
      description: "Who decided. Null before that, and when the account is gone.",
    }),
    isReviewable: t.exposeBoolean("isReviewable", { description: "Whether the viewer may decide (`reviewExam`)." }),
  }),
});

builder.objectField(ExamNode, "flag", (t) =>
  t.loadable({
    type: ExamFlagObject,
    nullable: true,
    description:
      "That it was flagged once, when it was passed. For its candidate, for coaches of a group in which the " +
      "candidate was when it was made, and for admins. Null for one that never was.",
    load: (ids: string[], { viewer, services }) => selectFlags(services.database, viewer, ids),
    resolve: ({ row }) => row.id,
  }),
);

async function selectFlags(
  database: Database,
  viewer: Viewer | null,
  ids: readonly string[],
): Promise<(ExamFlag | null)[]> {
  if (viewer === null) return ids.map(() => null);
  const isAdmin = viewer.role === "ADMIN";
  const isOwn = eq(exams.userId, viewer.userId);
  const isReviewable = sql<boolean>`(not ${isOwn} and ${isAdmin ? sql`true` : activelyCoachesOwner(viewer, exams)})`;
  const rows = await database
    .select({
      id: exams.id,
      reason: exams.flagReason,
      status: exams.status,
      reviewedAt: exams.reviewedAt,
      reviewedBy: exams.reviewedBy,
      isReviewable,
    })
    .from(exams)
    .where(
      and(
        inArray(exams.id, [...ids]),
        isNotNull(exams.flagReason),
        isAdmin ? undefined : or(isOwn, coachesOwner(viewer, exams)),
      ),
    );
  const byId = new Map(
    rows.flatMap(({ id, reason, status, ...rest }) =>
      reason === null ? [] : [[id, { reason, isCleared: status === "VERIFIED", ...rest }] as const],
    ),
  );
  return ids.map((id) => byId.get(id) ?? null);
}

/** Each is folded from its log. */
const pageSizes = { defaultSize: 10, maxSize: 25 };

builder.objectField(UserNode, "exams", (t) =>
  t.connection(
    {
      type: ExamNode,
      nullable: true,
      description: "The account's exams, newest first. Own only: null on anybody else. 10 a page, at most 25.",
      resolve: (user, args, { viewer, services }) => {
        if (viewer?.userId !== user.id) return null;
        return resolveCursorConnection<Promise<OpenExam[]>>(
          { args, ...pageSizes, toCursor: examCursor },
          async (page) => {
            const { where, orderBy } = newestFirst(exams, page);
            const rows = await services.database
              .select()
              .from(exams)
              .where(and(eq(exams.userId, user.id), where))
              .orderBy(...orderBy)
              .limit(page.limit);
            return services.exams.open(rows);
          },
        );
      },
    },
    { name: "UserExamsConnection", description: "A page of exams." },
    { name: "UserExamsEdge", description: "An exam in the list." },
  ),
);

function examCursor({ row }: OpenExam): string {
  return toCursor({ at: row.createdAt, id: row.id });
}

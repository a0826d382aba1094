import {
  type ExamState,
  type ExamAttempt,
  attemptKeystrokes,
  attemptDeadline,
  collectDeadline,
} from "../../engine/exams/ExamState";
import { builder } from "../graphql/builder";
import { LanguageEnum, FlagReasonEnum } from "../graphql/scalars";
import { toCursor } from "../cursors";
import { isUuid } from "../globalIds";
import { type ExamFlag, selectExamFlags, selectExamPage } from "./Exams";
import { CertificateObject, ExamNormObject, ExamLevelNameEnum } from "./examObjects";
import { certificatesOf, countingAttempt, type OpenExam, attemptGrade, type AttemptOfExam } from "./examRules";
import { findExtraTime, findExtraTimes } from "../groups/memberships";
import { UserNode } from "../users/UserNode";
import { layOutExamText } from "../../engine/exams/CopyTyping";
import { encodeLog } from "../../engine/log/logCodec";
import type { Grade } from "../../engine/exams/gradeExam";
import type { WordMark } from "../../engine/exams/alignWords";
import { resolveCursorConnection } from "@pothos/plugin-relay";

const ExamPhaseEnum = builder.enumType("ExamPhase", {
  description: "Phase of an exam.",
  values: {
    READY: { description: "The next attempt can begin." },
    RUNNING: { description: "An attempt is in progress, or its time is up and keystrokes may still arrive." },
    FINISHED: { description: "No attempt is left, or the candidate ended the exam." },
  } as const,
});

/** An exam, readable by its candidate and by admins. For all others it does not exist. */
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
    "An exam by a norm. Only its candidate and admins can read it; coaches see it in their groups' lists once it " +
    "is over.",
  fields: (t) => ({
    candidate: t.field({ type: UserNode, resolve: ({ row }) => row.userId, description: "The user who takes it." }),
    norm: t.field({
      type: ExamNormObject,
      resolve: ({ state }) => state.settings.norm,
      description: "The norm, in the version the exam began with.",
    }),
    language: t.field({
      type: LanguageEnum,
      resolve: ({ row }) => row.language,
      description: "Language of its texts.",
    }),
    hasDyslexia: t.boolean({
      resolve: ({ state }) => state.settings.hasDyslexia,
      description: "Whether the norm's levels for dyslexia apply.",
    }),
    isMock: t.boolean({
      resolve: ({ row }) => row.isMock,
      description: "Whether it is for practice only, without a certificate.",
    }),
    exerciseId: t.string({
      nullable: true,
      resolve: ({ row }) => row.exerciseId,
      description: "The course exercise it belongs to. Null for an exam outside a course.",
    }),
    phase: t.field({ type: ExamPhaseEnum, resolve: ({ state }) => state.phase, description: "Its current phase." }),
    extraTime: t.loadable({
      type: "Int",
      load: (ids: string[], { services }) => findExtraTimes(services.database, ids),
      resolve: ({ row }) => row.userId,
      description:
        "Extra time in percent that an attempt begun now would have: the most that the coaches of a group of the " +
        "candidate have set. 0 for none.",
    }),
    createdAt: t.field({ type: "DateTime", resolve: ({ row }) => row.createdAt, description: "When it was made." }),
    finishedAt: t.field({
      type: "DateTime",
      nullable: true,
      resolve: ({ state }) => (state.phase === "FINISHED" ? new Date(state.changedAt) : null),
      description: "When it was over. Null while it is not.",
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
      description: "The best attempt, which counts. Null while the exam is not over.",
    }),
    certificate: t.loadable({
      type: CertificateObject,
      nullable: true,
      load: (ids: string[], { services }) => certificatesOf(services.database, ids),
      resolve: ({ row }) => row.id,
      description:
        "The certificate. Null for a practice exam, for an exam that is not passed or not over, and while it is " +
        "flagged and not cleared.",
    }),
  }),
});

function allAttempts(state: ExamState): AttemptOfExam[] {
  return state.attempts.map((attempt, at) => ({ state, attempt, number: at + 1 }));
}

const AttemptEndEnum = builder.enumType("ExamAttemptEnd", {
  description: "Why an attempt ended.",
  values: {
    TIME_UP: { description: "Its time was up, and all keystrokes had arrived or the deadline for them had passed." },
    HANDED_IN: { description: "It was handed in early." },
  } as const,
});

const isUnderWay = ({ endedAt }: ExamAttempt): boolean => endedAt === null;
const toDate = (at: number | null): Date | null => (at === null ? null : new Date(at));

const ExamAttemptObject = builder.objectRef<AttemptOfExam>("ExamAttempt").implement({
  description: "One attempt. Its grade and errors are null until it has ended.",
  fields: (t) => ({
    number: t.exposeInt("number", { description: "From 1." }),
    startsAt: t.field({
      type: "DateTime",
      resolve: ({ attempt }) => new Date(attempt.startsAt),
      description: "Time zero of the attempt, by the server's clock. Earlier keystrokes do not count.",
    }),
    endsAt: t.field({
      type: "DateTime",
      resolve: ({ state, attempt }) => new Date(attemptDeadline(state, attempt)),
      description: "When its time is up. Later keystrokes do not count.",
    }),
    collectsUntil: t.field({
      type: "DateTime",
      resolve: ({ state, attempt }) => new Date(collectDeadline(state, attempt)),
      description: "Until when the server accepts keystrokes that were typed in time.",
    }),
    device: t.string({
      resolve: ({ attempt }) => attempt.device,
      description: "Id of the page in which it is typed, generated by that page.",
    }),
    seat: t.int({
      resolve: ({ attempt }) => attempt.seat,
      description:
        "Goes up by one each time the attempt moves to another page, from 1. Keystrokes with an earlier seat are " +
        "refused.",
    }),
    extraTime: t.int({
      resolve: ({ attempt }) => attempt.extraTime,
      description: "Extra time in percent of the norm's minutes, as it was when the attempt began. 0 for none.",
    }),
    isByEar: t.boolean({
      resolve: ({ attempt }) => attempt.isByEar,
      description: "Whether the page spoke or dictated the text for the candidate.",
    }),
    isAway: t.boolean({
      resolve: ({ attempt }) => attempt.awaySince !== null,
      description: "Whether the page has reported that the candidate left. The clock keeps running.",
    }),
    absences: t.int({
      resolve: ({ attempt }) => attempt.absences,
      description: "How often the candidate left the page.",
    }),
    longestDelayMs: t.int({
      resolve: ({ attempt }) => attempt.longestDelayMs,
      description:
        "The longest delay between typing and arrival of a keystroke. Long when the candidate typed offline.",
    }),
    batch: t.int({
      resolve: ({ attempt }) => attempt.batch,
      description: "Number of the last accepted batch; the next has one more.",
    }),
    text: t.string({
      nullable: true,
      resolve: ({ state, attempt, number }) =>
        isUnderWay(attempt)
          ? layOutExamText(state.settings.norm, state.settings.texts[number - 1] ?? "", attempt.extraTime)
          : null,
      description: "The text to type, longer than anyone can type in the time. Null once the attempt has ended.",
    }),
    keystrokes: t.field({
      type: "KeystrokeLog",
      nullable: true,
      resolve: ({ attempt }) => (isUnderWay(attempt) ? encodeLog(attemptKeystrokes(attempt)) : null),
      description:
        "All keystrokes that the server has, so that a reloaded page can continue. Null once the attempt has ended.",
    }),
    endedAt: t.field({
      type: "DateTime",
      nullable: true,
      resolve: ({ attempt }) => toDate(attempt.endedAt),
      description: "When it ended. Null while it is in progress.",
    }),
    endedBy: t.field({
      type: AttemptEndEnum,
      nullable: true,
      resolve: ({ attempt }) => attempt.endedBy,
      description: "Why it ended. Null while it is in progress.",
    }),
    grade: t.field({
      type: ExamGradeObject,
      nullable: true,
      resolve: ({ state, number }) => attemptGrade(state, number),
      description: "Its grade. Null while it is in progress.",
    }),
  }),
});

const ExamMarkKindEnum = builder.enumType("ExamMarkKind", {
  description: "How a piece of the typed text compares to the exam's text.",
  values: {
    RIGHT: { value: "right", description: "The words are right." },
    BEGUN: {
      value: "begun",
      description: "The last word, correct as far as it was typed when the time was up. Not an error.",
    },
    WRONG: {
      value: "wrong",
      description: "Another word in its place, counted as one error however many mistakes it has.",
    },
    SWAPPED: { value: "swapped", description: "Two neighboring words in reverse order: two errors." },
    JOINED: { value: "joined", description: "Two words without the space between them: one error." },
    SPLIT: { value: "split", description: "One word with a space in it: one error." },
    OMITTED: { value: "omitted", description: "A word that was left out: one error." },
    ADDED: {
      value: "added",
      description: "A word that is not in the text, or an extra space. One error.",
    },
  } as const,
});

type Mark = { readonly kind: WordMark["kind"]; readonly words: string; readonly typed: string };

const ExamMarkObject = builder.objectRef<Mark>("ExamMark").implement({
  description:
    "A piece of the typed text beside the matching piece of the exam's text. Consecutive right words are one piece.",
  fields: (t) => ({
    kind: t.expose("kind", { type: ExamMarkKindEnum, description: "How the two compare." }),
    words: t.exposeString("words", { description: "Words of the text, with spaces between them; empty for ADDED." }),
    typed: t.exposeString("typed", { description: "What was typed; empty for OMITTED." }),
  }),
});

const ExamGradeObject = builder.objectRef<Grade>("ExamGrade").implement({
  description: "The grade of an attempt that has ended. Whether it passed is decided with integer arithmetic.",
  fields: (t) => ({
    strokes: t.exposeInt("strokes", { description: "Characters in the final text, including spaces." }),
    errors: t.exposeInt("errors", { description: "Words with at least one error." }),
    strokesPerMinute: t.exposeInt("strokesPerMinute", {
      description: "Aanslagen per minuut over the given time, from the strokes that count, rounded down.",
    }),
    accuracy: t.float({
      resolve: ({ accuracy }) => accuracy / 100,
      description: "Strokes without the errors in percent, to two decimals, rounded down.",
    }),
    passed: t.exposeBoolean("passed", { description: "Whether it was fast and accurate enough." }),
    isFastEnough: t.exposeBoolean("isFastEnough", {
      description: "Whether it has enough strokes for the lowest level.",
    }),
    isAccurateEnough: t.exposeBoolean("isAccurateEnough", {
      description: "Whether it is within the error limits of the norm and of its lowest level.",
    }),
    level: t.field({
      type: ExamLevelNameEnum,
      nullable: true,
      resolve: ({ level }) => level,
      description: "The highest level reached. Null when it is not passed.",
    }),
    levelLabel: t.exposeString("levelLabel", {
      nullable: true,
      description: "What the makers of an own norm call that level. Null for other norms, and if it has no name.",
    }),
    countedStrokes: t.exposeInt("countedStrokes", {
      description: "The strokes that count toward the speed: five less for each error if the norm is net.",
    }),
    marks: t.field({
      type: [ExamMarkObject],
      resolve: ({ marks }) => inRows(marks),
      description: "All that was typed, in the order of the text.",
    }),
  }),
});

/** Merges consecutive right words into one piece: most attempts have hundreds. */
function inRows(marks: readonly WordMark[]): Mark[] {
  const rows: { kind: WordMark["kind"]; words: string; typed: string }[] = [];
  for (const { kind, words: expected, typed: given } of marks) {
    const [words, typed] = [expected.join(" "), given.join(" ")];
    const last = rows.at(-1);
    if (kind === "right" && last?.kind === "right") {
      last.words += ` ${words}`;
      last.typed += ` ${typed}`;
    } else rows.push({ kind, words, typed });
  }
  return rows;
}

const ExamFlagObject = builder.objectRef<ExamFlag>("ExamFlag").implement({
  description: "Says that the attempt that counts was flagged as suspicious, and what the reviewer decided.",
  fields: (t) => ({
    reason: t.expose("reason", { type: FlagReasonEnum, description: "Why it was flagged." }),
    isCleared: t.exposeBoolean("isCleared", {
      description:
        "Whether a coach or an admin has cleared it. Until then it gives no certificate and passes no exercise.",
    }),
    reviewedAt: t.expose("reviewedAt", {
      type: "DateTime",
      nullable: true,
      description: "When a coach or an admin decided. Null until then.",
    }),
    reviewedBy: t.field({
      type: UserNode,
      nullable: true,
      resolve: ({ reviewedBy }) => reviewedBy,
      description: "Who decided. Null until then, and when that account was deleted.",
    }),
    isReviewable: t.exposeBoolean("isReviewable", { description: "Whether the viewer may decide (`reviewExam`)." }),
  }),
});

builder.objectField(ExamNode, "flag", (t) =>
  t.loadable({
    type: ExamFlagObject,
    nullable: true,
    description:
      "The flag that the exam got when it was passed. For its candidate, for coaches of a group the candidate was " +
      "in when the exam was made, and for admins. Null for an exam that was never flagged.",
    load: (ids: string[], { viewer, services }) => selectExamFlags(services.database, viewer, ids),
    resolve: ({ row }) => row.id,
  }),
);

builder.objectField(UserNode, "examExtraTime", (t) =>
  t.int({
    nullable: true,
    description: "Extra time in percent that an exam of theirs would have now. Own only: null for other users.",
    resolve: ({ id }, _args, { viewer, services }) =>
      viewer?.userId === id ? findExtraTime(services.database, id) : null,
  }),
);

/** Small pages, because each exam is folded from its log. */
const pageSizes = { defaultSize: 10, maxSize: 25 };

builder.objectField(UserNode, "exams", (t) =>
  t.connection(
    {
      type: ExamNode,
      nullable: true,
      description: "The account's exams, newest first. Null for other users than the viewer. 10 per page, at most 25.",
      resolve: (user, args, { viewer, services }) => {
        if (viewer?.userId !== user.id) return null;
        return resolveCursorConnection<Promise<OpenExam[]>>({ args, ...pageSizes, toCursor: examCursor }, (page) =>
          selectExamPage(services, user.id, page),
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

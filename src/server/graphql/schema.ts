import { assertInterfaceType, assertObjectType, specifiedDirectives } from "graphql";
import { recordAdminActs } from "./adminActs";
import { builder, nodeTypes, semanticNonNullDirective } from "./builder";
import { printSchemaWithDirectives } from "@graphql-tools/utils";
import "./scalars";
import "../admins/adminFields";
import "../announcements/announcementTypes";
import "../audit/auditTypes";
import "../ghosts/ghostTypes";
import "../goals/goalTypes";
import "../boards/boardTypes";
import "../daily/dailyTypes";
import "../learning/learningTypes";
import "../lessons/lessonTypes";
import "../races/heatTypes";
import "../races/raceSubscriptions";
import "../races/raceMutations";
import "../export/exportTypes";
import "../externalAccounts/externalAccountTypes";
import "../externalAccounts/providerSetupTypes";
import "../follows/followTypes";
import "../imports/importTypes";
import "../passkeys/passkeyTypes";
import "../players/playerTypes";
import "../ratings/ratingTypes";
import "../users/UserNode";
import "../users/signInMutations";
import "../sessions/sessionTypes";
import "../groups/GroupNode";
import "../groups/groupMutations";
import "../groups/coachLinkTypes";
import "../members/memberMutations";
import "../members/memberTypes";
import "../assignments/AssignmentNode";
import "../assignments/progress/assignmentProgress";
import "../assignments/assignmentMutations";
import "../grades/gradeTypes";
import "../roster/rosterTypes";
import "../results/ResultNode";
import "../results/resultLists";
import "../results/resultMutations";
import "../badges/badgeTypes";
import "../texts/TextNode";
import "../texts/textQueries";
import "../texts/textMutations";
import "../texts/upload/textUploadTypes";
import "../exams/ExamNode";
import "../exams/examMutations";
import "../exams/own/OwnExamNormNode";
import "../reports/reportTypes";
import "../reports/memberStory";
import "../participation/participationTypes";
import "../live/liveSubscriptions";
import "../live/liveTypes";
import "../moderation/abuseReportTypes";
import "../sentences/ReportedSentenceNode";
import "../switches/FeatureSwitchNode";
import "../walls/wallTypes";
import "../walls/wallSubscriptions";
import "../tournaments/tournamentTypes";
import "../tournaments/tournamentMutations";
import "../host/hostFields";

/** The whole schema, sorted, so that what is printed changes only when something means something else. */
export const schema = builder.toSchema({
  sortSchema: true,
  directives: [...specifiedDirectives, semanticNonNullDirective],
});

recordAdminActs(assertObjectType(schema.getMutationType()));

const nodes = schema.getPossibleTypes(assertInterfaceType(schema.getType("Node"))).map(({ name }) => name);
const unlisted = nodes.filter((name) => !nodeTypes.has(name));
if (unlisted.length > 0) throw new Error(`Add ${unlisted.join(", ")} to nodeTypes in src/server/graphql/builder.ts.`);

/** The content of `schema.graphql`. */
export function printContract(): string {
  return `${printSchemaWithDirectives(schema)}\n`;
}

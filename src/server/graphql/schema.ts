import { specifiedDirectives } from "graphql";
import { builder, semanticNonNullDirective } from "./builder";
import "./scalars";
import "../admins/adminFields";
import "../learning/learningTypes";
import "../lessons/lessonTypes";
import "../races/raceBoard";
import "../races/raceMutations";
import "../races/raceSubscriptions";
import "../export/exportTypes";
import "../users/UserNode";
import "../users/signInMutations";
import "../users/accountMutations";
import "../users/appearanceMutations";
import "../sessions/sessionTypes";
import "../sessions/sessionMutations";
import "../groups/GroupNode";
import "../groups/groupMutations";
import "../groups/membershipMutations";
import "../members/memberMutations";
import "../members/memberTypes";
import "../assignments/AssignmentNode";
import "../assignments/progress/assignmentProgress";
import "../assignments/assignmentLists";
import "../assignments/assignmentMutations";
import "../results/ResultNode";
import "../results/resultLists";
import "../results/resultMutations";
import "../results/runHistoryFields";
import "../texts/TextNode";
import "../texts/textQueries";
import "../texts/textMutations";
import "../texts/favoriteMutations";
import "../texts/upload/textUploadTypes";
import "../exams/ExamNode";
import "../exams/examMutations";
import "../exams/own/OwnExamNormNode";
import "../reports/reportTypes";
import "../reports/flagged";
import "../reports/groupBoard";
import "../reports/memberStory";
import "../live/liveSubscriptions";
import "../live/liveMutations";
import "../sentences/ReportedSentenceNode";
import "../switches/FeatureSwitchNode";

/** The whole schema, sorted, so that what is printed changes only when something means something else. */
export const schema = builder.toSchema({
  sortSchema: true,
  directives: [...specifiedDirectives, semanticNonNullDirective],
});

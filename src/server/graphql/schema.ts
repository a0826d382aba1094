import { specifiedDirectives } from "graphql";
import { builder, semanticNonNullDirective } from "./builder";
import { InvalidInput, DomainError } from "../DomainError";
import { guardGuesses } from "./guardGuesses";
import { boundInputs } from "./inputBounds";
import "./scalars";
import "../admins/adminFields";
import "../avatars/uploadAvatar";
import "../learning/learningTypes";
import "../lessons/lessonTypes";
import "../races/raceBoard";
import "../races/raceMutations";
import "../races/createRace";
import "../races/raceSubscriptions";
import "../export/createExportAddress";
import "../users/UserNode";
import "../users/signIn";
import "../users/accountMutations";
import "../sessions/sessionTypes";
import "../sessions/sessionMutations";
import "../groups/GroupNode";
import "../groups/groupMutations";
import "../groups/membershipMutations";
import "../members/addMembers";
import "../members/memberMutations";
import "../members/moveMembers";
import "../members/memberTypes";
import "../assignments/AssignmentNode";
import "../assignments/progress/assignmentProgress";
import "../assignments/assignmentLists";
import "../assignments/assignmentMutations";
import "../assignments/openAssignment";
import "../results/ResultNode";
import "../results/resultLists";
import "../results/resultMutations";
import "../results/runHistoryFields";
import "../texts/TextNode";
import "../texts/textQueries";
import "../texts/bookmarks";
import "../texts/textMutations";
import "../texts/upload/readTextUpload";
import "../exams/ExamNode";
import "../exams/examMutations";
import "../reports/reportTypes";
import "../reports/flagged";
import "../reports/groupBoard";
import "../reports/memberStory";
import "../live/liveSubscriptions";
import "../live/liveMutations";
import "../switches/FeatureSwitchNode";

const built = builder.toSchema({ sortSchema: true, directives: [...specifiedDirectives, semanticNonNullDirective] });

/** The whole schema, sorted, so that its printed text does not depend on the order of imports. */
export const schema = boundInputs(guardGuesses(built), {
  invalid: (faults) => new InvalidInput(faults),
  refused: (code) => new DomainError(code),
});

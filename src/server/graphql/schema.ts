import { specifiedDirectives } from "graphql";
import { builder } from "./builder";
import { InvalidInput, Refused } from "./errors";
import { guardGuesses } from "./guardGuesses";
import { boundInputs } from "./inputBounds";
import { semanticNonNullDirective } from "./semanticNonNull";
import "./scalars";
import "../users/userFields";
import "../sessions/sessionFields";
import "../admins/adminFields";
import "../avatars/uploadAvatar";
import "../texts/textFields";
import "../results/resultFields";
import "../learning/LearningStateType";
import "../learning/MemberLearningObject";
import "../lessons/PassedExercise";
import "../lessons/passReading";
import "../races/raceQueries";
import "../races/StoppedRace";
import "../races/raceMutations";
import "../races/createRace";
import "../races/createGroupRace";
import "../races/raceRights";
import "../races/GroupRacesNode";
import "../races/sendKeystrokes";
import "../races/raceSubscriptions";
import "../exams/examFields";
import "../groups/groupFields";
import "../members/memberFields";
import "../export/createExportAddress";
import "../live/liveFields";
import "../reports/reportFields";
import "../assignments/assignmentFields";
import "../switches/switchFields";

const built = builder.toSchema({ sortSchema: true, directives: [...specifiedDirectives, semanticNonNullDirective] });

/** The whole schema, sorted, so that what is printed changes only when something means something else. */
export const schema = boundInputs(guardGuesses(built), {
  invalid: (faults) => new InvalidInput(faults),
  refused: (code) => new Refused(code),
});

import { specifiedDirectives } from "graphql";
import { builder } from "./builder";
import { semanticNonNullDirective } from "./semanticNonNull";
import "./scalars";
import "./errors";
import "../users/userFields";
import "../sessions/sessionFields";
import "../avatars/uploadAvatar";
import "../texts/textFields";
import "../results/resultFields";
import "../learning/LearningStateType";
import "../lessons/PassedExercise";
import "../lessons/passReading";
import "../races/raceQueries";
import "../races/raceMutations";
import "../races/createRace";
import "../races/createGroupRace";
import "../races/raceRights";
import "../races/GroupRacesNode";
import "../races/sendKeystrokes";
import "../races/raceSubscriptions";
import "../exams/examFields";
import "../groups/groupFields";
import "../live/liveFields";
import "../reports/reportFields";
import "../assignments/assignmentFields";

/** The whole schema, sorted, so that what is printed changes only when something means something else. */
export const schema = builder.toSchema({ sortSchema: true, directives: [...specifiedDirectives, semanticNonNullDirective] });

// Everything that assignments add to the schema.
import "./AssignmentNode";
import "./progress/assignmentProgress";
import "./groupAssignments";
import "./dueAssignments";
import "./createAssignment";
import "./changeAssignment";
import "./openAssignment";
import "./closeAssignment";
import "./deleteAssignment";

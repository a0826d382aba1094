// Everything that results add to the schema.
import "./ResultNode";
import "./userResults";
import "./resultVisibility";
import "./resultRun";
import "./comparableRuns";
import "./runHistoryFields";
import "./resultMutations";
import "./resultFlag";
import "./reviewResult";

// Everything that results add to the schema.
import "./ResultNode";
import "./userResults";
import "./runHistoryFields";
import "./resultMutations";

// Everything that making and managing members adds to the schema.
import "./previewMembers";
import "./addMembers";
import "./resetPassPhrases";
import "./renameMember";
import "./removeMembers";
import "./moveMembers";
import "./mergeMembers";
import "./eraseMember";
import "./holdings";
import "./lastPractisedAt";

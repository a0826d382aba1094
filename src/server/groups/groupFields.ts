// Everything that groups add to the schema.
import "./GroupNode";
import "./GroupMemberNode";
import "./groupMembers";
import "./userGroups";
import "./createGroup";
import "./joinGroup";
import "./groupCoaches";
import "./madeAccounts";
import "./groupByJoinCode";
import "./changeGroup";
import "./changeJoining";
import "./archiveGroup";
import "./setGroupRole";
import "./leaveGroup";
import "./deleteGroup";

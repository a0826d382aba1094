// Everything that groups add to the schema.
import "./GroupNode";
import "./GroupMemberNode";
import "./groupMembers";
import "./userGroups";
import "./createGroup";
import "./joinGroup";

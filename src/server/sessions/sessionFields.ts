// Everything that sessions add to the schema.
import "./userSessions";
import "./revokeSession";
import "./signOut";

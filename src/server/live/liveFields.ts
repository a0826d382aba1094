// Everything that live groups add to the schema.
import "./liveQueries";
import "./liveSubscriptions";
import "./reportPresence";
import "./reportTyping";

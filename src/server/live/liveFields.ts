// Everything that live groups add to the schema.
import "./liveSubscriptions";
import "./reportPresence";
import "./reportTyping";

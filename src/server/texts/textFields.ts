// Everything that texts add to the schema.
import "./TextNode";
import "./difficultyField";
import "./sharingFields";
import "./textQueries";
import "./reviewQuery";
import "./tagsQuery";
import "./userTexts";
import "./bookmarkField";
import "./saveOwnText";
import "./saveTextMutation";
import "./textStateMutations";
import "./deleteOwnText";
import "./setBookmark";
import "./upload/readTextUpload";

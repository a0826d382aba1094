// Everything that texts add to the schema.
import "./TextNode";
import "./textQueries";
import "./userTexts";
import "./bookmarkField";
import "./saveOwnText";
import "./deleteOwnText";
import "./setBookmark";
import "./upload/readTextUpload";

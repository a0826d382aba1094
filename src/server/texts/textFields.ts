// Everything that texts add to the schema.
import "./TextNode";
import "./textQueries";

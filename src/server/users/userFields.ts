// Everything that accounts add to the schema.
import "./viewer";
import "./createGuest";
import "./signUp";
import "./signIn";
import "./changePassword";
import "./renameMe";
import "./deleteMyAccount";

import type { ErrorCode } from "../../errorCodes";

/** The message of each code in French. */
export const errorMessages: Readonly<Record<ErrorCode, string>> = {
  ACCOUNT_LOCKED: "Ce compte est bloqué. Demande pourquoi à un admin de ce serveur.",
  ACCOUNT_NEEDED:
    "Il te faut un compte pour cela : il sert à enregistrer ton travail. Un nom et un mot de passe suffisent, " +
    "pas besoin d’adresse e-mail.",
  ACCOUNT_NOT_LINKED:
    "Ton compte scolaire n’est pas encore associé à un compte ici. Connecte-toi avec ton nom d’utilisateur " +
    "et ton mot de passe, puis associe-le dans tes réglages, ou demande un compte à ton professeur.",
  ADMIN_LINK_EXPIRED: "Ce lien a plus de 12 heures et ne marche plus. Redémarre le serveur pour en avoir un nouveau.",
  ADMIN_LINK_UNKNOWN:
    "Ce lien ne marche pas. Copie le lien entier là où le serveur a été démarré. Si le serveur a redémarré, " +
    "utilise le lien le plus récent.",
  ADMIN_LINK_USED: "Ce lien a déjà servi : ce serveur a un admin. Demande-lui de te nommer admin aussi.",
  ALREADY_A_MEMBER: "Tu as déjà un compte, et c’est celui que tu utilises.",
  ALREADY_LINKED:
    "Ton compte est déjà associé à un compte scolaire de cette école. Dissocie-le d’abord dans les réglages.",
  ASSIGNMENT_NOT_FOUND: "Devoir introuvable. Il a peut-être été supprimé.",
  ATTEMPT_OVER:
    "Le temps de cette tentative est écoulé : plus rien ne peut être ajouté. Ce qui est arrivé à temps compte.",
  ATTEMPT_RUNNING: "Tu as une tentative en cours. Continue-la, ou rends d’abord ta copie.",
  BACKUP_RUNNING: "Une sauvegarde est déjà en cours. Attends qu’elle soit terminée.",
  BAD_CURSOR: "Cette liste a changé entre-temps. Recharge la page pour la voir.",
  BAD_REQUEST: "Le serveur n’a pas compris cette demande. Rien n’a changé. Recharge la page.",
  BAD_UPLOAD: "Ce fichier est arrivé abîmé ou incomplet. Rien n’a changé. Choisis-le à nouveau.",
  COACH_LINK_UNKNOWN:
    "Ce lien ne marche plus. Il a peut-être été utilisé ou retiré, ou il a expiré. Demande un nouveau lien.",
  COMPETITION_OFF:
    "Le classement est désactivé dans ce groupe : un tournoi n’est pas possible. Active d’abord le classement " +
    "dans les réglages du groupe.",
  DAILY_ATTEMPT_USED: "Tu as déjà utilisé ta tentative pour le texte du jour. Il y aura un nouveau texte demain.",
  DOCUMENT_UNKNOWN: "Une nouvelle version de Typeloop est disponible. Recharge la page pour l’utiliser.",
  DUE_BEFORE_OPENING:
    "La date limite est avant la date d’ouverture. Repousse la date limite ou avance la date d’ouverture.",
  DUPLICATE_NAME: "Ce nom apparaît deux fois dans la liste.",
  EDIT_CONFLICT:
    "Quelqu’un d’autre a fait des changements entre-temps. Les tiens ne sont pas encore enregistrés. Regarde la " +
    "version actuelle, puis refais-les.",
  EMPTY_RUN: "Rien n’a été tapé dans cet essai : il n’y a rien à enregistrer. Recommence quand tu veux.",
  EXAM_NORM_CHANGED:
    "Cette norme a changé depuis que la page a été chargée. Aucun examen n’a commencé. Recharge la page pour " +
    "voir la norme actuelle.",
  EXAM_NORM_UNKNOWN: "Aucune norme d’examen ne porte ce nom. Choisis-en une dans la liste.",
  EXTENSION_TOO_EARLY:
    "Le délai supplémentaire doit finir après la date limite. Choisis une date ou une heure plus tardive.",
  EXTERNAL_ACCOUNT_TAKEN:
    "Ce compte scolaire est déjà associé à un autre compte Typeloop. Connecte-toi avec ce compte scolaire, ou " +
    "dissocie-le d’abord de l’autre compte.",
  FILE_CUT_OFF: "Ce fichier s’arrête en cours de route. Télécharge-le à nouveau depuis le site, puis choisis-le ici.",
  FILE_TOO_HARD:
    "Ce fichier est trop long à lire. Enregistre-le comme texte brut (.txt), ou choisis un fichier plus petit.",
  GROUP_ARCHIVED: "Ce groupe est archivé et en lecture seule. Restaure-le pour y faire des changements.",
  GROUP_FULL: "Ce groupe est plein : il compte 500 personnes. Demande s’il peut y en avoir un deuxième.",
  HASH_MISMATCH: "Le serveur n’a pas reconnu cette demande. Rien n’a changé. Recharge la page.",
  IDEMPOTENCY_KEY_REUSED:
    "La même demande a été envoyée deux fois avec un contenu différent. Seul le premier envoi compte. Réessaie.",
  IMPOSSIBLE_TIMING:
    "Les temps de cet essai sont impossibles, donc il n’a pas été enregistré. Vérifie l’horloge de " +
    "cet ordinateur, puis tape le texte à nouveau.",
  INTERNAL: "Un problème est survenu de notre côté. Ce qui était enregistré n’est pas perdu. Réessaie dans un instant.",
  INVALID_EMAIL: "Cela ne ressemble pas à une adresse e-mail. Tu peux aussi laisser le champ vide.",
  JOIN_CODE_UNKNOWN:
    "Ce code ne permet pas de rejoindre un groupe. Vérifie les huit caractères, ou demande un nouveau code.",
  KICKED: "L’organisateur a libéré ta place dans cette course. Tu peux la regarder, ou participer à une autre.",
  LAST_ADMIN: "Ce serveur a besoin d’un admin. Nomme d’abord quelqu’un d’autre.",
  LAST_OWNER: "Un groupe a besoin d’un propriétaire. Nomme d’abord quelqu’un d’autre.",
  LESSON_NOT_FOUND:
    "Cet exercice n’existe dans aucun cours. Rien n’est perdu. Retourne au cours et choisis-en un autre.",
  LEVELS_NOT_RISING: "Chaque niveau doit demander une vitesse plus élevée que le précédent.",
  LEVEL_ALLOWS_MORE_ERRORS:
    "Un niveau ne peut pas permettre plus d’erreurs que le précédent. Saisis un nombre plus petit.",
  LOG_FULL: "Cette tentative a atteint le nombre maximal de frappes. Ce qui a été tapé avant compte.",
  MALFORMED_LOG: "Cet essai est arrivé abîmé et n’a pas pu être enregistré. Tape le texte à nouveau.",
  MEMBERS_ALREADY_MADE:
    "Ces comptes ont déjà été créés. Si tu n’as pas les cartes, sélectionne les noms dans la liste et " +
    "donne-leur un nouveau mot de passe.",
  MIXED_SEPARATORS:
    "Dans cette ligne, les colonnes sont séparées par un autre caractère que dans les autres lignes. Utilise " +
    "le même partout.",
  NAME_MISMATCH:
    "Ce n’est pas le nom du compte à supprimer. Rien n’a changé. Tape le nom comme il est écrit plus haut.",
  NETWORK: "Le serveur est injoignable pour le moment. Ce que tu as tapé reste ici. Réessaie dans un instant.",
  NORM_NOT_IN_GROUP:
    "L’un des examens n’est pas disponible pour ce groupe. Choisis un autre groupe, ou ajoute d’abord " +
    "l’examen à ce groupe.",
  NOT_ALLOWED: "Cet élément est à quelqu’un d’autre : tu ne peux ni le voir ni le modifier ici.",
  NOT_AN_EXPORT:
    "Ce n’est pas un fichier de résultats de Monkeytype ou de keybr. Télécharge tes résultats là-bas, " +
    "puis choisis ce fichier.",
  NOT_AN_IMAGE: "Ce fichier ne peut pas servir de photo. Choisis un fichier PNG, JPEG ou WebP.",
  NOT_A_COACH: "Seules les personnes qui encadrent ce groupe peuvent le faire.",
  NOT_A_MEMBER:
    "Il te faut un compte pour passer un examen, car ton nom figure sur le certificat. Crée-en un, ou " +
    "connecte-toi. Les examens blancs du cours n’en demandent pas.",
  NOT_A_RACER: "Tu n’as pas de place dans cette course. Participe d’abord, ou regarde.",
  NOT_A_ROSTER:
    "Ce n’est pas un fichier OneRoster. Choisis le fichier zip exporté par ton logiciel de gestion scolaire, " +
    "celui qui contient manifest.csv.",
  NOT_A_TEXT_FILE: "Ce fichier ne contient pas de texte lisible. Choisis un fichier .txt, .csv ou .docx.",
  NOT_FOUND: "Introuvable. Cet élément a peut-être été supprimé.",
  NOT_IN_GROUP: "Cette course est réservée à un groupe. Rejoins d’abord ce groupe, ou reste pour regarder.",
  NOT_MADE_HERE:
    "Ce compte n’a pas été créé par ton groupe. Seule la personne à qui il est peut changer son mot de passe " +
    "ou le supprimer.",
  NOT_SIGNED_IN: "Il faut te connecter pour cela.",
  NOT_THE_HOST: "Seul l’organisateur de la course peut le faire.",
  NOT_THE_NEXT_ATTEMPT: "Ce n’est pas ta prochaine tentative. Recharge la page pour voir où en est cet examen.",
  NO_ATTEMPT_LEFT: "Tu n’as plus de tentative pour cet examen. Tu peux commencer un nouvel examen.",
  NO_ATTEMPT_MADE: "Tu n’as pas encore commencé de tentative : il n’y a rien à terminer.",
  NO_ATTEMPT_RUNNING: "Aucune tentative n’est en cours. Recharge la page pour voir où en est cet examen.",
  NO_DUE_DATE:
    "Ce devoir n’a pas de date limite, il ne peut donc pas être prolongé. Donne-lui d’abord une date limite.",
  OFFLINE: "Tu es hors ligne. Ce que tu as tapé reste ici, et tout reprendra dès que tu seras de nouveau en ligne.",
  ONLY_WAY_IN: "C’est ton seul moyen de te connecter : il n’a donc pas été retiré. Définis d’abord un mot de passe.",
  OTHER_DEVICE: "Cette tentative continue dans une autre fenêtre ou sur un autre appareil. Ce que tu y tapes compte.",
  OTHER_HEAT: "Tu es dans une autre série. Retourne dans ton groupe et rejoins ta série.",
  OUT_OF_RANGE: "Cette valeur est hors limites. Choisis-en une dans les limites indiquées.",
  OWN_ACCOUNT: "Tu ne peux pas faire cela sur ton propre compte. Demande à un autre admin ou passe par tes réglages.",
  PASSKEY_UNCONFIRMED: "Cette clé d’accès n’a pas pu être vérifiée. Réessaie ou connecte-toi autrement.",
  PASSWORD_TOO_COMMON: "Beaucoup de gens utilisent ce mot de passe, donc il est facile à deviner. Choisis-en un autre.",
  PAYLOAD_TOO_LARGE:
    "C’est trop lourd pour être envoyé en une fois. Rien n’a changé. Choisis quelque chose de plus petit.",
  PERSISTED_QUERY_NOT_FOUND:
    "Le serveur ne connaît pas encore cette demande. Elle est renvoyée en entier automatiquement.",
  QUERY_NOT_ALLOWED: "Le serveur n’accepte que les demandes que Typeloop fait lui-même.",
  PRIVATE_RACE_ONLY: "Ce n’est possible que dans une course privée. Choisis une course privée ou autre chose.",
  RACE_EMPTY: "Personne ne participe encore à cette course. Lance-la quand quelqu’un sera là.",
  RACE_FULL: "Toutes les places de cette course sont prises. Tu peux la regarder, ou en créer une autre.",
  RACE_NOT_FOUND: "Il n’y a pas de course avec ce code. Vérifie les six caractères, ou demande un nouveau code.",
  RACE_NOT_OVER: "Cette course est encore en cours. Une revanche pourra commencer quand elle sera terminée.",
  RACE_NOT_RUNNING: "Cette course n’est pas en cours : tu ne peux pas y taper.",
  RACE_OVER: "Cette course est terminée. Tout ce que tu as tapé avant la fin compte.",
  RACE_STARTED: "Cette course a déjà commencé. Tu peux la regarder et participer à la prochaine.",
  RACE_STOPPED:
    "La course s’est arrêtée à cause d’un problème du serveur. Ouvre la course pour voir ce que tu peux faire.",
  RATE_LIMITED: "Trop de tentatives en peu de temps. Attends une minute, puis réessaie.",
  REQUIRED: "Remplis ce champ.",
  ROSTER_CHANGED:
    "Des comptes ou des classes ont changé depuis que tu as vérifié ce fichier. Rien n’a été importé. " +
    "Vérifie le fichier à nouveau.",
  SEQUENCE_GAP: "Quelques frappes ne sont pas encore arrivées. Elles sont gardées et renvoyées automatiquement.",
  SESSION_EXPIRED:
    "Ta session est fermée : elle a expiré, ou le compte n’existe plus. Ce que tu as tapé reste ici. " +
    "Connecte-toi pour continuer.",
  SIGN_IN_AWAY:
    "Le service de connexion de ton école est injoignable pour le moment. Réessaie dans quelques minutes, ou " +
    "connecte-toi avec un nom d’utilisateur et un mot de passe.",
  SIGN_IN_CANCELLED:
    "La connexion n’a pas abouti, car elle a été interrompue du côté de ton école. Tu peux recommencer.",
  SIGN_IN_OVER:
    "Cette connexion n’est plus valable : elle a pris trop de temps, a déjà servi ou a commencé dans un autre" +
    " navigateur. Recommence.",
  SIGN_IN_UNCONFIRMED:
    "La connexion n’a pas abouti, car la réponse du service de connexion de ton école n’a pas pu être vérifiée. " +
    "Recommence. Si cela se répète, préviens la personne qui gère ce serveur.",
  SWITCHED_OFF: "Un admin de ce serveur a mis cette fonction en pause. Rien n’a changé. Réessaie plus tard.",
  TEXT_NOT_FOUND: "Ce texte n’est plus dans la bibliothèque. Choisis-en un autre.",
  TEXT_NOT_IN_GROUP:
    "Ce groupe n’a pas accès à l’un des textes. Partage d’abord le texte avec ce groupe, ou choisis un autre groupe.",
  TIMED_OUT:
    "Le serveur met plus de temps que d’habitude. Réessaie dans un instant : rien ne sera enregistré deux fois.",
  TOO_COMPLEX: "Cette demande est trop lourde pour le serveur. Demande moins de choses à la fois.",
  TOO_FEW_RACERS:
    "Il n’y a pas assez de participants : une course ouverte en demande au moins deux. Partage le code, et " +
    "lance-la quand quelqu’un sera là.",
  TOO_LONG: "C’est trop long. Raccourcis un peu.",
  TOO_MANY_ANNOUNCEMENTS: "Il y a déjà 20 annonces, le maximum. Supprimes-en une d’abord.",
  TOO_MANY_ASSIGNMENTS:
    "Ce groupe a déjà 500 devoirs, le maximum. Supprime les brouillons dont tu n’as plus besoin, ou crée un " +
    "nouveau groupe.",
  TOO_MANY_COACH_LINKS: "Ce groupe a déjà 10 liens d’invitation actifs, le maximum. Retires-en d’abord un.",
  TOO_MANY_EXAM_NORMS: "Il y a déjà 50 normes ici, le maximum. Modifie une norme dont tu n’as plus besoin.",
  TOO_MANY_GROUPS: "Tu es déjà dans 100 groupes, le maximum. Quitte un groupe dont tu n’as plus besoin.",
  TOO_MANY_GROUPS_TOGETHER:
    "Ensemble, les deux comptes sont dans plus de 100 groupes, le maximum. Quittes-en quelques-uns, puis réessaie.",
  TOO_MANY_PASSKEYS: "Tu as déjà 10 clés d’accès, le maximum. Retires-en une que tu n’utilises plus.",
  TOO_MANY_ROWS: "Il y a trop de noms à la fois. Ajoutes-en 500 au maximum.",
  TOO_MANY_RUNS: "Il y a trop d’essais. Tu peux en importer 100 000 au maximum par site.",
  TOO_MANY_RUNS_AS_GUEST:
    "Il y a trop d’essais. Sans compte, tu peux en importer 20 000 au maximum. Avec un compte, c’est 100 000 par site.",
  TOO_MANY_SENTENCES: "Tu as déjà signalé 200 phrases, le maximum. Merci pour ton aide.",
  TOO_MANY_TASKS: "Un devoir peut contenir 10 tâches au maximum. Retires-en une, ou crée un deuxième devoir.",
  TOO_MANY_TEXTS:
    "Tu as déjà 200 textes, le maximum. Supprimes-en un dont tu n’as plus besoin, puis enregistre celui-ci.",
  TOO_MANY_TEXTS_TOGETHER:
    "Ensemble, les deux comptes ont plus de 200 textes, le maximum. Supprimes-en quelques-uns, puis réessaie.",
  TOO_MANY_WALL_LINKS: "Il y a déjà 5 liens vers le grand écran, le maximum. Supprimes-en un dont tu n’as plus besoin.",
  TOO_SHORT: "C’est trop court. Ajoute quelques caractères.",
  TOURNAMENT_EXISTS: "Ce groupe a déjà un tournoi. Termine-le ou supprime-le avant d’en lancer un autre.",
  TOURNAMENT_NOT_RUNNING:
    "Ce tournoi n’a pas lieu aujourd’hui. Regarde son premier et son dernier jour sur la page du groupe.",
  UNFINISHED_RUN: "Cet essai n’a pas été terminé, donc il n’a pas été enregistré. Recommence quand tu veux.",
  UNSUITABLE_NAME: "Ce nom ne convient pas en classe. Choisis-en un autre.",
  USERNAME_TAKEN: "Ce nom d’utilisateur est déjà pris. Essaies-en un autre.",
  USERNAME_UNKNOWN: "Aucun compte n’a ce nom d’utilisateur. Demande comment il s’écrit.",
  WRONG_ASSIGNMENT_STATE: "Ce devoir a été ouvert ou fermé entre-temps, donc ce n’est plus possible. Rien n’a changé.",
  WRONG_CHARACTERS: "Certains de ces caractères ne peuvent pas être utilisés ici. Supprime-les.",
  WRONG_CREDENTIALS: "Mauvais nom d’utilisateur ou mauvais mot de passe. Vérifie les deux, puis réessaie.",
  WRONG_ENCODING:
    "Les caractères de ce fichier n’ont pas pu être lus. Enregistre-le en UTF-8, puis choisis-le à nouveau.",
  WRONG_PASSWORD: "Ce n’est pas ton mot de passe actuel. Rien n’a changé. Vérifie-le, puis réessaie.",
  WRONG_STATE: "Ce n’est pas possible maintenant. Recharge la page pour voir où on en est.",
};

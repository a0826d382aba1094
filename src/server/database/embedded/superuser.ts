/** The role that initdb creates. The socket's directory is the lock on the door, so it has no password. */
export const superuser = "typeloop";

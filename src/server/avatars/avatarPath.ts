/**
 * Where an account's picture is served, from the root of the server; null when there is none. A new picture has a new
 * path.
 */
export function avatarPath(userId: string, hash: string | null): string | null {
  return hash === null ? null : `/avatars/${userId}/${hash}.webp`;
}

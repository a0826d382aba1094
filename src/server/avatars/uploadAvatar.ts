import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { limits } from "../../contract/limits";
import { avatars, users, type UserRow } from "../database/userSchema";
import { builder } from "../graphql/builder";
import type { Viewer } from "../graphql/Context";
import { payload } from "../graphql/errors";
import { DomainError } from "../DomainError";
import type { Services } from "../services";
import { UserNode } from "../users/UserNode";
import { avatarPath, readAvatar } from "./avatars";

type Uploaded = { readonly user: UserRow };

builder.objectField(UserNode, "avatarUrl", (t) =>
  t.string({
    nullable: true,
    description:
      "Path of the user's picture on the server: WebP, 256 × 256. Each new picture has a new path. Null when none " +
      "was uploaded.",
    resolve: (user) => avatarPath(user.id, user.avatarHash),
  }),
);

const UploadAvatarSuccess = builder.objectRef<Uploaded>("UploadAvatarSuccess").implement({
  description: "The picture was saved.",
  fields: (t) => ({
    user: t.field({ type: UserNode, resolve: ({ user }) => user, description: "The user whose picture it is." }),
  }),
});

builder.mutationField("uploadAvatar", (t) =>
  t.field({
    type: payload("UploadAvatarPayload", UploadAvatarSuccess, ["RefusedError"]),
    description:
      "Replaces the viewer's picture. Members only. PNG, JPEG or WebP by content (otherwise NOT_AN_IMAGE), at " +
      "most 2 MB (otherwise PAYLOAD_TOO_LARGE), decoded within two seconds (otherwise FILE_TOO_HARD). It is " +
      "turned upright, cropped to a square and stored as WebP, 256 × 256, without metadata.",
    args: { file: t.arg({ type: "Upload", required: true, description: "The picture." }) },
    resolve: (_root, { file }, { viewer, services }) => uploadAvatar(services, viewer, file.bytes),
  }),
);

async function uploadAvatar(
  { database, rateLimits, switches }: Services,
  viewer: Viewer | null,
  bytes: Buffer,
): Promise<Uploaded | DomainError> {
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  if (viewer.role === "GUEST") return new DomainError("NOT_ALLOWED");
  if (!(await switches.isOn("UPLOADS"))) return new DomainError("SWITCHED_OFF");
  if (bytes.length > limits.avatarBytes) return new DomainError("PAYLOAD_TOO_LARGE");
  if ((await rateLimits.take("uploadAvatar", viewer.userId)) !== null) return new DomainError("RATE_LIMITED");
  const image = await readAvatar(bytes);
  if (image === null) return new DomainError("NOT_AN_IMAGE");
  if (image === "busy") return new DomainError("RATE_LIMITED");
  if (image === "tooHard") return new DomainError("FILE_TOO_HARD");
  const hash = createHash("sha256").update(image).digest("hex").slice(0, 32);
  const { userId } = viewer;
  const [user] = await database.transaction(async (transaction) => {
    // The account's row is locked first, so that after two uploads at once the picture and the hash match.
    const changed = await transaction.update(users).set({ avatarHash: hash }).where(eq(users.id, userId)).returning();
    if (changed.length > 0) {
      await transaction
        .insert(avatars)
        .values({ userId, hash, image })
        .onConflictDoUpdate({ target: avatars.userId, set: { hash, image } });
    }
    return changed;
  });
  return user ? { user } : new DomainError("NOT_SIGNED_IN");
}

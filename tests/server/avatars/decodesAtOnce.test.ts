import sharp from "sharp";
import { readAvatar } from "../../../src/server/avatars/avatars";

test("at most two pictures are decoded at once, however many come; the others wait their turn", async () => {
  const picture = await sharp({ create: { width: 3_000, height: 3_000, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  const decoding = () => {
    const { queue, process } = sharp.counters();
    return queue + process;
  };
  // Other tests of this process may have left pictures that are still being decoded.
  while (decoding() > 0) await new Promise((resolve) => setTimeout(resolve, 10));
  let most = 0;
  // A picture that begins while both numbers are read is in both of them, but not twice in a row.
  const look = () => {
    most = Math.max(most, Math.min(decoding(), decoding()));
  };
  const watching = setInterval(look, 1);
  const read = await Promise.all(Array.from({ length: 8 }, () => readAvatar(picture)));
  clearInterval(watching);
  expect(read.every((image) => Buffer.isBuffer(image))).toBe(true);
  expect(most).toBe(2);
});

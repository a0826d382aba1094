import { deflateSync, crc32 } from "node:zlib";
import sharp from "sharp";
import * as op from "../../support/accountOperations";
import { newMember, type Person } from "../../support/people";
import { startTestServer, type TestServer } from "../../support/startTestServer";

let server: TestServer;
let member: Person;
beforeAll(async () => {
  server = await startTestServer({ operations: op.accountOperations });
});
afterAll(() => server.close());
beforeEach(async () => {
  member = await newMember(server.url);
});

const upload = async (bytes: Uint8Array | string, name?: string) =>
  (await member.upload(op.uploadAvatar, { file: null }, "variables.file", new Blob([bytes as BlobPart]), name)).body
    .data.uploadAvatar;
const get = (path: string) => fetch(server.url + path);

/** Left half red, right half blue. */
const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "red" } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: "blue" } }, left: width / 2, top: 0 },
  ]);

async function pixel(image: Buffer, left: number, top: number): Promise<string> {
  const [red = 0, , blue = 0] = await sharp(image)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  return red > blue ? "red" : "blue";
}

test.each([
  ["PNG", () => halves(600, 300).png().toBuffer()],
  ["JPEG", () => halves(600, 300).jpeg().toBuffer()],
  ["WebP", () => halves(600, 300).webp().toBuffer()],
  ["a small PNG", () => halves(8, 4).png().toBuffer()],
])("%s becomes a square of 256 in WebP, cut from the middle, and is kept by no proxy", async (_, make) => {
  const { user } = await upload(await make(), "../../etc/passwd");
  expect(user.avatarUrl).toMatch(/^\/avatars\/[0-9a-f-]{36}\/[0-9a-f]{32}\.webp$/u);
  expect((await member.run(op.viewer)).viewer.avatarUrl).toBe(user.avatarUrl);
  const response = await get(user.avatarUrl);
  const image = Buffer.from(await response.arrayBuffer());
  expect(await sharp(image).metadata()).toMatchObject({ format: "webp", width: 256, height: 256 });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "private, no-cache",
    etag: `"${user.avatarUrl.slice(-37, -5)}"`,
    "x-content-type-options": "nosniff",
  });
  expect([await pixel(image, 20, 128), await pixel(image, 235, 128)]).toEqual(["red", "blue"]);
});

test("a photo taken with the camera on its side stands upright, and says nothing about where it was taken", async () => {
  const exif = { IFD0: { Artist: "Somebody" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 22/1 0/1" } };
  const photo = await halves(600, 600).withMetadata({ orientation: 6 }).withExifMerge(exif).jpeg().toBuffer();
  const { user } = await upload(photo);
  const image = Buffer.from(await (await get(user.avatarUrl)).arrayBuffer());
  expect([await pixel(image, 128, 20), await pixel(image, 128, 235)]).toEqual(["red", "blue"]);
  expect((await sharp(image).metadata()).exif).toBeUndefined();
});

test("a new picture has a new address, and the old one is gone", async () => {
  const first = (await upload(await halves(64, 64).png().toBuffer())).user.avatarUrl;
  const second = (await upload(await halves(64, 32).rotate(180).png().toBuffer())).user.avatarUrl;
  expect(second).not.toBe(first);
  expect([(await get(first)).status, (await get(second)).status]).toEqual([404, 200]);
});

/** A PNG of a few kilobytes that claims to be 20,000 pixels wide and high. */
function bomb(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(20_000, 0);
  header.writeUInt32BE(20_000, 4);
  header.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(20_000 * 2_501))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

test.each([
  ["nothing", async () => ""],
  ["text", async () => "hello"],
  [
    "an SVG",
    async () => `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>`,
  ],
  ["a GIF", () => halves(32, 32).gif().toBuffer()],
  ["a TIFF", () => halves(32, 32).tiff().toBuffer()],
  ["a PDF", async () => "%PDF-1.4\n%%EOF"],
  ["HTML that says GIF89a", async () => "GIF89a<html><script>alert(1)</script>"],
  ["a JPEG that ends early", async () => (await halves(600, 600).jpeg().toBuffer()).subarray(0, 900)],
  ["a PNG of 400 megapixels", async () => bomb()],
])("%s is no picture for us, whatever its name says", async (_, make) => {
  expect(await upload(await make(), "me.png")).toMatchObject({ __typename: "RefusedError", code: "NOT_AN_IMAGE" });
  expect((await member.run(op.viewer)).viewer.avatarUrl).toBeNull();
});

test.each([
  "/avatars/x/y",
  "/avatars/x/00000000000000000000000000000000.webp",
  "/avatars/00000000-0000-0000-0000-000000000000/00000000000000000000000000000000.webp",
  "/avatars/..%2f..%2fetc/passwd",
  "/avatars/%00/%00.webp",
])("there is nothing at %s", async (path) => {
  const response = await get(path);
  expect([response.status, response.headers.get("x-content-type-options")]).toEqual([404, "nosniff"]);
});

test("twenty pictures in ten minutes are enough", async () => {
  const picture = await halves(16, 16).png().toBuffer();
  const answers = [];
  for (let i = 0; i < 21; i += 1) answers.push((await upload(picture)).__typename);
  expect(answers).toEqual([...Array(20).fill("UploadAvatarSuccess"), "RateLimitedError"]);
});

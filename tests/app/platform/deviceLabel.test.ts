import { deviceLabel, readDeviceLabel } from "../../../src/app/platform/deviceLabel";

test.each([
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Linux"],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 " +
      "Safari/537.36 Edg/140.0",
    "Edge on Windows",
  ],
  [
    "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
    "Chrome on Chromebook",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 " +
      "Mobile/15E148 Safari/604.1",
    "Safari on iPhone",
  ],
  ["curl/8", "Browser"],
])("%s", (userAgent, label) => {
  expect(deviceLabel(userAgent)).toBe(label);
});

test("a name is read again; one that another program chose is left as it is", () => {
  expect(readDeviceLabel("Firefox on Linux")).toEqual({ browser: "Firefox", system: "Linux" });
  for (const label of ["Safari", "Our script", "The one on my desk", "Chrome on Linux on Monday"])
    expect(readDeviceLabel(label)).toEqual({ browser: label, system: null });
});

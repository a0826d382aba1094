import { askApp } from "../../support/askApp";

/** A new group: its owner's token, and the address of its live view. */
export async function openGroup(url: string): Promise<{ readonly token: string; readonly address: string }> {
  const input = {
    username: `coach-${Date.now().toString(36)}`,
    displayName: "Coach",
    password: "correct horse",
    deviceLabel: "Benchmark",
  };
  const { token } = await askApp(url, "signUp", { input, ...input }, null);
  const { group } = await askApp(url, "createGroup", { name: "3B" }, token);
  return { token, address: `/groups/${encodeURIComponent(group.id)}/live` };
}

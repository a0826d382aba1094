import { Redis } from "ioredis";

/** CPU time that a Redis has used so far, in ms; 0 where there is none. */
export async function redisCpuMs(url: string): Promise<number> {
  if (url === "") return 0;
  const client = new Redis(url);
  const told = await client.info("cpu");
  client.disconnect();
  const seconds = (name: string) => Number(new RegExp(`^${name}:([\\d.]+)`, "mu").exec(told)?.[1] ?? 0);
  return (seconds("used_cpu_user") + seconds("used_cpu_sys")) * 1000;
}

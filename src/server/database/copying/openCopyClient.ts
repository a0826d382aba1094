import { Client, type ClientConfig } from "pg";
import { explainConnecting } from "../explainConnecting";

/** So that two databases write the same values in the same letters; and a copy takes as long as it takes. */
const settings = `
  set timezone to 'UTC'; set datestyle to 'ISO, YMD'; set intervalstyle to 'postgres'; set extra_float_digits to 1; set bytea_output to 'hex';
  set statement_timeout to 0; set idle_in_transaction_session_timeout to 0; set lock_timeout to '30s'`;

/**
 * Connects to a database that is to be copied. @param variable what it was given by, for the message when it cannot be
 * reached. @throws StartError with what to do.
 */
export async function openCopyClient(config: ClientConfig, variable: string | null): Promise<Client> {
  const client = new Client({ connectionTimeoutMillis: 10_000, keepAlive: true, ...config });
  // Without a listener a connection that breaks would end the process; the pending query rejects anyway.
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query(settings);
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw explainConnecting(error, config, variable);
  }
}

import { EXPORT_PATH } from "../../contract/wire";
import { isErrorCode } from "../../contract/isErrorCode";
import { authorization } from "./authorization";
import { isRecord } from "./isRecord";
import { RequestError } from "./RequestError";
import { readRuntimeConfig } from "./runtimeConfig";
import { getToken } from "./sessionToken";

const NAME = "export";

/** Everything of one person as a file: `me`, or `member?id=<id>`. It goes beside GraphQL, as its address does. Rejects with a RequestError when it does not come, or not all of it. */
export async function fetchExport(path: string): Promise<Blob> {
  const url = new URL(`${EXPORT_PATH}/${path}`, readRuntimeConfig().graphqlUrl);
  const response = await fetch(url, { headers: authorization(getToken()), cache: "no-store" }).catch((cause: unknown) => {
    throw new RequestError("NETWORK", { operationName: NAME, cause });
  });
  if (response.ok) {
    return response.blob().catch((cause: unknown) => {
      throw new RequestError("NETWORK", { operationName: NAME, cause });
    });
  }
  const body: unknown = await response.json().catch(() => null);
  const code = isRecord(body) ? body["code"] : null;
  throw new RequestError(isErrorCode(code) ? code : "INTERNAL", { operationName: NAME, status: response.status });
}

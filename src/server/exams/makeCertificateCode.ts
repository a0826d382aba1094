import { randomInt } from "node:crypto";
import { CODE_ALPHABET, CERTIFICATE_CODE_LENGTH, parseCertificateCode } from "../../contract/codes";

/** A new code of a certificate, from the system's source of secrets. */
export function makeCertificateCode(): string {
  const signs = Array.from({ length: CERTIFICATE_CODE_LENGTH }, () =>
    CODE_ALPHABET.charAt(randomInt(CODE_ALPHABET.length)),
  );
  return parseCertificateCode(signs.join("")) ?? "";
}

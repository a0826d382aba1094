import { randomInt } from "node:crypto";
import {
  CERTIFICATE_CODE_ALPHABET,
  CERTIFICATE_CODE_LENGTH,
  parseCertificateCode,
} from "../../contract/certificateCode";

/** A new code of a certificate, from the system's source of secrets. */
export function makeCertificateCode(): string {
  const signs = Array.from({ length: CERTIFICATE_CODE_LENGTH }, () =>
    CERTIFICATE_CODE_ALPHABET.charAt(randomInt(CERTIFICATE_CODE_ALPHABET.length)),
  );
  return parseCertificateCode(signs.join("")) ?? "";
}

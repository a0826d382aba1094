import { limits } from "../../contract/limits";

/**
 * What one request with files may hold. Sizes in bytes; `paths` are the places where files belong, of all files
 * together.
 */
export const uploadLimits = {
  files: 10,
  paths: 20,
  /** Characters of a path, and of a file's name: what is longer of the name is cut. */
  pathLength: 200,
  nameLength: 255,
  /** The largest that any field takes is a text of 5 MB (SPEC section 5); each field has its own limit below that. */
  fileBytes: limits.textFileBytes,
  totalBytes: 10 * 1024 * 1024,
  /** Of all requests of the process together. */
  memoryBytes: 100 * 1024 * 1024,
  /** Of `operations` and of `map`. */
  fieldBytes: limits.jsonBodyBytes,
} as const;

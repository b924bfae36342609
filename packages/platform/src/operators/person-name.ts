const pattern = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,39}$/u;

/** True for a name that a person may have in every record, for ever. */
export function isOperatorPersonName(name: string): boolean {
  return pattern.test(name);
}

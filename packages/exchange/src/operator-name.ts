/** Operators are told apart by name; the journal has no other word about them. */
export function isOperatorName(name: string): boolean {
  return name.length > 0 && name.length <= 64;
}

/** Names distinguish operators; the journal has nothing else about them. */
export function isOperatorName(name: string): boolean {
  return name.length > 0 && name.length <= 64;
}

/** A price as calls give it, where zero says that none is known yet: a token that has never traded. */
export function knownPrice(text: string | undefined): string | undefined {
  return text === '0' ? undefined : text;
}

/** A hash as people paste it: with blanks around, a link's end, with or without "0x". Undefined for other texts. */
export function hashFrom(text: string): string | undefined {
  const found = /(?:^|[/\s])((?:0x)?[\da-fA-F]{64})$/.exec(text.trim())?.[1];
  return found?.toLowerCase();
}

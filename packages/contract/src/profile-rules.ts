/** What people may call themselves and say of themselves (spec section 5). Lengths count characters, not code units. */
export const nicknameSize = { min: 2, max: 10 } as const;
export const signatureSize = { min: 2, max: 30 } as const;
/** Of a name as it stands in a document. */
export const legalNameSize = { min: 2, max: 64 } as const;

/** As it is compared and kept: composed, full-width forms plain, one space between words. */
export function normalText(typed: string): string {
  return typed.normalize('NFKC').trim().replace(/\s+/g, ' ');
}

function isOfSize(text: string, { min, max }: { readonly min: number; readonly max: number }): boolean {
  const size = [...text].length;
  return size >= min && size <= max;
}

/** Latin letters of every language with their marks, Chinese characters, digits. In its normal form. */
export function isNickname(text: string): boolean {
  return isOfSize(text, nicknameSize) && /^[\p{Script=Latin}\p{Script=Han}0-9]+$/u.test(text);
}

/** Letters, digits, spaces and the punctuation of a sentence; no markup, no invisible characters. */
export function isSignature(text: string): boolean {
  return (
    isOfSize(text, signatureSize) &&
    /^[\p{Script=Latin}\p{Script=Han}0-9 .,!?:;'()&+~%–—…，。！？、：；（）《》·-]+$/u.test(text)
  );
}

/** Letters and marks of any script, spaces, apostrophes, hyphens, full stops: what names in documents are made of. */
export function isLegalName(text: string): boolean {
  return isOfSize(text, legalNameSize) && /^\p{L}[\p{L}\p{M} '’.·-]*$/u.test(text);
}

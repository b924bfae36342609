/** Words of a block. */
export const blockWords = 16;

/** "expand 32-byte k": the first four words of a block's input; then come eight of the key and four of the position. */
export const chachaConstants = [0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574] as const;

/** Ten times the columns and the diagonals. */
const doubleRounds = 10;

/** One block of ChaCha20 (RFC 8439, section 2.3), out of sixteen words into sixteen others. */
export function chachaBlock(input: Int32Array, output: Int32Array): void {
  output.set(input);
  for (let round = 0; round < doubleRounds; round++) {
    quarterRound(output, 0, 4, 8, 12);
    quarterRound(output, 1, 5, 9, 13);
    quarterRound(output, 2, 6, 10, 14);
    quarterRound(output, 3, 7, 11, 15);
    quarterRound(output, 0, 5, 10, 15);
    quarterRound(output, 1, 6, 11, 12);
    quarterRound(output, 2, 7, 8, 13);
    quarterRound(output, 3, 4, 9, 14);
  }
  for (let word = 0; word < blockWords; word++) {
    output[word] = ((output[word] as number) + (input[word] as number)) | 0;
  }
}

function quarterRound(words: Int32Array, a: number, b: number, c: number, d: number): void {
  let wa = words[a] as number;
  let wb = words[b] as number;
  let wc = words[c] as number;
  let wd = words[d] as number;
  wa = (wa + wb) | 0;
  wd = rotated(wd ^ wa, 16);
  wc = (wc + wd) | 0;
  wb = rotated(wb ^ wc, 12);
  wa = (wa + wb) | 0;
  wd = rotated(wd ^ wa, 8);
  wc = (wc + wd) | 0;
  wb = rotated(wb ^ wc, 7);
  words[a] = wa;
  words[b] = wb;
  words[c] = wc;
  words[d] = wd;
}

function rotated(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}

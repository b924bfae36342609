/** Words of a block. */
export const blockWords = 16;

/** "expand 32-byte k": the first four words of a block's input; then come eight of the key and four of the position. */
export const chachaConstants = [0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574] as const;

/** Ten times the columns and the diagonals. */
const doubleRounds = 10;

/**
 * One block of ChaCha20 (RFC 8439, section 2.3), out of sixteen words into sixteen others. Its quarter rounds are
 * written out on local variables, which an engine keeps in registers: a third of the time of a function on an array,
 * in the innermost part of every price and every candle.
 */
export function chachaBlock(input: Int32Array, output: Int32Array): void {
  let w0 = input[0] as number;
  let w1 = input[1] as number;
  let w2 = input[2] as number;
  let w3 = input[3] as number;
  let w4 = input[4] as number;
  let w5 = input[5] as number;
  let w6 = input[6] as number;
  let w7 = input[7] as number;
  let w8 = input[8] as number;
  let w9 = input[9] as number;
  let w10 = input[10] as number;
  let w11 = input[11] as number;
  let w12 = input[12] as number;
  let w13 = input[13] as number;
  let w14 = input[14] as number;
  let w15 = input[15] as number;
  for (let round = 0; round < doubleRounds; round++) {
    // Column 0, 4, 8, 12.
    w0 = (w0 + w4) | 0;
    w12 ^= w0;
    w12 = (w12 << 16) | (w12 >>> 16);
    w8 = (w8 + w12) | 0;
    w4 ^= w8;
    w4 = (w4 << 12) | (w4 >>> 20);
    w0 = (w0 + w4) | 0;
    w12 ^= w0;
    w12 = (w12 << 8) | (w12 >>> 24);
    w8 = (w8 + w12) | 0;
    w4 ^= w8;
    w4 = (w4 << 7) | (w4 >>> 25);
    // Column 1, 5, 9, 13.
    w1 = (w1 + w5) | 0;
    w13 ^= w1;
    w13 = (w13 << 16) | (w13 >>> 16);
    w9 = (w9 + w13) | 0;
    w5 ^= w9;
    w5 = (w5 << 12) | (w5 >>> 20);
    w1 = (w1 + w5) | 0;
    w13 ^= w1;
    w13 = (w13 << 8) | (w13 >>> 24);
    w9 = (w9 + w13) | 0;
    w5 ^= w9;
    w5 = (w5 << 7) | (w5 >>> 25);
    // Column 2, 6, 10, 14.
    w2 = (w2 + w6) | 0;
    w14 ^= w2;
    w14 = (w14 << 16) | (w14 >>> 16);
    w10 = (w10 + w14) | 0;
    w6 ^= w10;
    w6 = (w6 << 12) | (w6 >>> 20);
    w2 = (w2 + w6) | 0;
    w14 ^= w2;
    w14 = (w14 << 8) | (w14 >>> 24);
    w10 = (w10 + w14) | 0;
    w6 ^= w10;
    w6 = (w6 << 7) | (w6 >>> 25);
    // Column 3, 7, 11, 15.
    w3 = (w3 + w7) | 0;
    w15 ^= w3;
    w15 = (w15 << 16) | (w15 >>> 16);
    w11 = (w11 + w15) | 0;
    w7 ^= w11;
    w7 = (w7 << 12) | (w7 >>> 20);
    w3 = (w3 + w7) | 0;
    w15 ^= w3;
    w15 = (w15 << 8) | (w15 >>> 24);
    w11 = (w11 + w15) | 0;
    w7 ^= w11;
    w7 = (w7 << 7) | (w7 >>> 25);
    // Diagonal 0, 5, 10, 15.
    w0 = (w0 + w5) | 0;
    w15 ^= w0;
    w15 = (w15 << 16) | (w15 >>> 16);
    w10 = (w10 + w15) | 0;
    w5 ^= w10;
    w5 = (w5 << 12) | (w5 >>> 20);
    w0 = (w0 + w5) | 0;
    w15 ^= w0;
    w15 = (w15 << 8) | (w15 >>> 24);
    w10 = (w10 + w15) | 0;
    w5 ^= w10;
    w5 = (w5 << 7) | (w5 >>> 25);
    // Diagonal 1, 6, 11, 12.
    w1 = (w1 + w6) | 0;
    w12 ^= w1;
    w12 = (w12 << 16) | (w12 >>> 16);
    w11 = (w11 + w12) | 0;
    w6 ^= w11;
    w6 = (w6 << 12) | (w6 >>> 20);
    w1 = (w1 + w6) | 0;
    w12 ^= w1;
    w12 = (w12 << 8) | (w12 >>> 24);
    w11 = (w11 + w12) | 0;
    w6 ^= w11;
    w6 = (w6 << 7) | (w6 >>> 25);
    // Diagonal 2, 7, 8, 13.
    w2 = (w2 + w7) | 0;
    w13 ^= w2;
    w13 = (w13 << 16) | (w13 >>> 16);
    w8 = (w8 + w13) | 0;
    w7 ^= w8;
    w7 = (w7 << 12) | (w7 >>> 20);
    w2 = (w2 + w7) | 0;
    w13 ^= w2;
    w13 = (w13 << 8) | (w13 >>> 24);
    w8 = (w8 + w13) | 0;
    w7 ^= w8;
    w7 = (w7 << 7) | (w7 >>> 25);
    // Diagonal 3, 4, 9, 14.
    w3 = (w3 + w4) | 0;
    w14 ^= w3;
    w14 = (w14 << 16) | (w14 >>> 16);
    w9 = (w9 + w14) | 0;
    w4 ^= w9;
    w4 = (w4 << 12) | (w4 >>> 20);
    w3 = (w3 + w4) | 0;
    w14 ^= w3;
    w14 = (w14 << 8) | (w14 >>> 24);
    w9 = (w9 + w14) | 0;
    w4 ^= w9;
    w4 = (w4 << 7) | (w4 >>> 25);
  }
  output[0] = (w0 + (input[0] as number)) | 0;
  output[1] = (w1 + (input[1] as number)) | 0;
  output[2] = (w2 + (input[2] as number)) | 0;
  output[3] = (w3 + (input[3] as number)) | 0;
  output[4] = (w4 + (input[4] as number)) | 0;
  output[5] = (w5 + (input[5] as number)) | 0;
  output[6] = (w6 + (input[6] as number)) | 0;
  output[7] = (w7 + (input[7] as number)) | 0;
  output[8] = (w8 + (input[8] as number)) | 0;
  output[9] = (w9 + (input[9] as number)) | 0;
  output[10] = (w10 + (input[10] as number)) | 0;
  output[11] = (w11 + (input[11] as number)) | 0;
  output[12] = (w12 + (input[12] as number)) | 0;
  output[13] = (w13 + (input[13] as number)) | 0;
  output[14] = (w14 + (input[14] as number)) | 0;
  output[15] = (w15 + (input[15] as number)) | 0;
}

/**
 * Letters five dots wide and seven high, a column a byte with the top dot lowest. A watermark may not depend on the
 * machine's fonts: without one it would be missing, unnoticed.
 */
const table = `
0 3e5149453e 1 00427f4000 2 4261514946 3 2141454b31 4 1814127f10 5 2745454539 6 3c4a494930 7 0171090503 8 3649494936 9 064949291e
A 7e1111117e B 7f49494936 C 3e41414122 D 7f4141221c E 7f49494941 F 7f09090901 G 3e4149497a H 7f0808087f I 00417f4100 J 2040413f01
K 7f08142241 L 7f40404040 M 7f020c027f N 7f0408107f O 3e4141413e P 7f09090906 Q 3e4151215e R 7f09192946 S 4649494931 T 01017f0101
U 3f4040403f V 1f2040201f W 3f4038403f X 6314081463 Y 0708700807 Z 6151494543 - 0808080808 _ 4040404040 . 0060600000 : 0036360000
`;

export const glyphWidth = 5;
export const glyphHeight = 7;

const glyphs = new Map<string, readonly number[]>();
const words = table.trim().split(/\s+/);
for (let at = 0; at < words.length; at += 2) {
  glyphs.set(words[at] as string, [...Buffer.from(words[at + 1] as string, 'hex')]);
}

/**
 * True if the dot at this place of a line of text is set. Small letters are shown as capitals, characters without a
 * glyph as a space.
 */
export function isDotOfText(text: string, x: number, y: number): boolean {
  const column = x % (glyphWidth + 1);
  const glyph = glyphs.get((text[Math.floor(x / (glyphWidth + 1))] ?? ' ').toUpperCase());
  return glyph !== undefined && column < glyphWidth && (((glyph[column] ?? 0) >> y) & 1) === 1;
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { unpackedFont } from './woff.ts';

const { resolve } = createRequire(import.meta.url);

/** Letters come from the part of the font that has them: Latin, Vietnamese, and those of Chinese. */
export const scripts = ['latin', 'vietnamese', 'chinese-simplified'] as const;
export type Script = (typeof scripts)[number];

export const weights = { regular: 400, strong: 600 } as const;
export type Weight = keyof typeof weights;

export function fontName(script: Script, weight: Weight): string {
  return `${script} ${weight}`;
}

const unpacked = new Map<string, Buffer>();

/** Read and unpacked when it is first written with. WOFF, not WOFF2: pdfkit cannot take single letters out of the latter. */
export function fontOf(script: Script, weight: Weight): Buffer {
  const name = `noto-sans-sc-${script}-${weights[weight]}-normal.woff`;
  const font = unpacked.get(name) ?? unpackedFont(readFileSync(resolve(`@fontsource/noto-sans-sc/files/${name}`)));
  unpacked.set(name, font);
  return font;
}

const vietnameseLetters =
  /[\u0102\u0103\u0110\u0111\u0128\u0129\u0168\u0169\u01A0\u01A1\u01AF\u01B0\u1EA0-\u1EF9\u20AB]/u;
const latinLetters = /[ -ÿ\u2000-\u206F\u2212]/u;

function scriptOf(letter: string): Script {
  if (latinLetters.test(letter)) return 'latin';
  return vietnameseLetters.test(letter) ? 'vietnamese' : 'chinese-simplified';
}

export interface Run {
  readonly script: Script;
  readonly text: string;
}

/** A text cut where its letters come from another part of the font. */
export function runsOf(text: string): readonly Run[] {
  const runs: { script: Script; text: string }[] = [];
  for (const letter of text.normalize('NFC')) {
    const script = scriptOf(letter);
    const last = runs.at(-1);
    if (last?.script === script) last.text += letter;
    else runs.push({ script, text: letter });
  }
  return runs;
}

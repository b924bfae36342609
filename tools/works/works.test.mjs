import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { root } from '../lib/paths.mjs';
import { allWorks } from './all.mjs';
import { bytesMax, sides, stillOf } from './encode.mjs';
import { wavOf } from './wav.mjs';

const committed = (name) => readFileSync(join(root, 'packages', 'platform', 'src', 'nft', 'works', 'files', name));

it('a piece of sound is made again, byte for byte', () => {
  expect(wavOf(allWorks['five-note-rain'].sound()).equals(committed('five-note-rain.wav'))).toBe(true);
});

// Another processor may round a pixel otherwise; another picture differs by far more.
it('a picture is drawn again, to the eye the same', async () => {
  const key = 'harmonograph-fourth';
  const pixelsOf = (file) => sharp(file).raw().toBuffer();
  const drawn = await pixelsOf(await stillOf(allWorks[key].draw(), sides.thumbnail, bytesMax.thumbnail));
  const kept = await pixelsOf(committed(`${key}.thumb.webp`));
  expect(drawn.length).toBe(kept.length);
  let apart = 0;
  for (const [i, part] of drawn.entries()) apart += Math.abs(part - kept[i]);
  expect(apart / drawn.length).toBeLessThan(2);
});

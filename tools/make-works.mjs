/**
 * `npm run make-works [key…]`: draws the works of the practice market anew, all or those that are named, with their posters
 * and thumbnails, and writes `generated/made.ts` beside them. It takes a few minutes; nothing else needs it to have run.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/paths.mjs';
import { mustRun } from './lib/child.mjs';
import { say } from './lib/say.mjs';
import { allWorks, covers, portraits } from './works/all.mjs';
import { bytesMax, gifOf, sides, stillOf, videoOf } from './works/encode.mjs';
import { rate, wavOf } from './works/wav.mjs';

const folder = join(root, 'packages', 'platform', 'src', 'nft', 'works');
const files = join(folder, 'files');
const wanted = process.argv.slice(2);
const isWanted = (key) => wanted.length === 0 || wanted.includes(key);
const mediaTypes = { webp: 'image/webp', wav: 'audio/wav', webm: 'video/webm' };

mkdirSync(files, { recursive: true });
const names = new Set();
const made = { works: {}, portraits: {}, covers: {} };

for (const [key, work] of Object.entries(allWorks)) made.works[key] = await makeWork(key, work);
for (const [artist, key] of Object.entries(portraits)) {
  const name = `portrait-${artist}.webp`;
  if (isWanted(name)) await keep(name, () => stillOf((allWorks[key].poster ?? allWorks[key].draw)(0), 240, 8_000));
  made.portraits[artist] = factsOf(name, { width: 240, height: 240 });
}
for (const [series, draw] of Object.entries(covers)) {
  const name = `cover-${series}`;
  if (isWanted(name)) {
    const drawn = draw();
    await keep(`${name}.webp`, () => stillOf(drawn, sides.cover, bytesMax.poster));
    await keep(`${name}.thumb.webp`, () => stillOf(drawn, sides.thumbnail, bytesMax.thumbnail));
  }
  made.covers[series] = {
    media: factsOf(`${name}.webp`, squareOf(sides.cover)),
    thumbnail: factsOf(`${name}.thumb.webp`, squareOf(sides.thumbnail)),
  };
}

for (const name of readdirSync(files)) if (!names.has(name)) rmSync(join(files, name));
const code = `import type { MadeWorks } from '../shapes.ts';

/** Written by \`npm run make-works\`: the files of the works, and what is in them. */
export const made = ${JSON.stringify(made, undefined, 2)} as const satisfies MadeWorks;
`;
const target = join(folder, 'generated', 'made.ts');
writeFileSync(target, code);
const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
await mustRun('formatting', process.execPath, [biome, 'format', '--write', target]);
const total = [...names].reduce((sum, name) => sum + readFileSync(join(files, name)).length, 0);
say(`${Object.keys(made.works).length} works, ${names.size} files, ${(total / 1_000).toFixed(0)} kB`);

/** The files of one work, drawn when it is wanted, and their facts. */
async function makeWork(key, work) {
  const { kind, frames, frameMs } = work;
  const still = () => (work.poster ?? work.draw)(0);
  const thumb = `${key}.thumb.webp`;
  const poster = `${key}.poster.webp`;
  const hasPoster = kind === 'audio' || kind === 'video';
  const main = `${key}.${kind === 'audio' ? 'wav' : kind === 'video' ? 'webm' : 'webp'}`;
  if (isWanted(key)) {
    const drawn = still();
    await keep(thumb, () => stillOf(drawn, sides.thumbnail, bytesMax.thumbnail));
    if (hasPoster) await keep(poster, () => stillOf(drawn, sides.poster, bytesMax.poster));
    if (kind === 'image') await keep(main, () => stillOf(drawn, sides.still, bytesMax.still));
    if (kind === 'gif') await keep(main, async () => (await gifOf(work)).bytes);
    if (kind === 'video') await keep(main, async () => (await videoOf(work)).bytes);
    if (kind === 'audio') await keep(main, async () => wavOf(work.sound()));
  }
  const inside = {
    image: () => squareOf(sides.still),
    gif: () => ({ ...squareOf(widthOf(main)), durationMs: frames * frameMs }),
    video: () => ({ ...squareOf(widthOf(main)), durationMs: frames * frameMs }),
    audio: () => ({ durationMs: Math.round((readFileSync(join(files, main)).length - 44) / 2 / (rate / 1_000)) }),
  };
  return {
    kind,
    media: factsOf(main, inside[kind]()),
    thumbnail: factsOf(thumb, squareOf(sides.thumbnail)),
    ...(hasPoster ? { poster: factsOf(poster, squareOf(sides.poster)) } : {}),
  };
}

async function keep(name, make) {
  const bytes = await make();
  writeFileSync(join(files, name), bytes);
  say(`${name}: ${(bytes.length / 1_000).toFixed(1)} kB`);
}

function factsOf(file, inside) {
  names.add(file);
  const bytes = readFileSync(join(files, file));
  const hash = createHash('sha256').update(bytes).digest('hex');
  return { file, hash, mediaType: mediaTypes[file.split('.').at(-1)], size: bytes.length, ...inside };
}

/** Of an animated WebP, and of a film of ours: after the mark of its first frame. */
function widthOf(name) {
  const bytes = readFileSync(join(files, name));
  if (name.endsWith('.webp')) return bytes.readUIntLE(24, 3) + 1;
  return bytes.readUInt16LE(bytes.indexOf(Buffer.from([0x9d, 0x01, 0x2a])) + 3) & 0x3fff;
}

function squareOf(side) {
  return { width: side, height: side };
}

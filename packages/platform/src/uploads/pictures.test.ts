import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notSurvived, PictureProcess, standardPictureLimits } from './picture-process.ts';
import { Pictures } from './pictures.ts';
import { plainPicture } from './test-pictures.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
let bundle: string;
let entry: URL;

beforeAll(async () => {
  const bundles = join(root, '.cache', 'test');
  mkdirSync(bundles, { recursive: true });
  bundle = mkdtempSync(join(bundles, 'pictures-'));
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    ssr: { noExternal: [/^@candor\//], external: true },
    build: {
      ssr: true,
      outDir: bundle,
      minify: false,
      rolldownOptions: { input: { child: join(root, 'apps/server/src/picture-child.ts') } },
    },
  });
  entry = pathToFileURL(join(bundle, 'child.js'));
});
afterAll(() => rmSync(bundle, { recursive: true, force: true }));

/** The count of a picture, and its outcome. */
async function encoded(pictures: Pictures, file: Uint8Array) {
  let pixels = 0;
  const count = async (more: number): Promise<void> => void (pixels += more);
  const outcome = await pictures.encode('ann', file, 'proof', { refusal: async () => undefined, count });
  return { outcome, pixels };
}

test('another process draws them as this one would', async () => {
  const there = new Pictures({ entry });
  const here = new Pictures();
  const file = await plainPicture(900, 500).png().toBuffer();
  expect(await encoded(there, file)).toEqual(await encoded(here, file));
  expect(await encoded(there, Buffer.from('no picture'))).toEqual(await encoded(here, Buffer.from('no picture')));
  const { bytes } = await there.watermarked(file, 'reviewer rita');
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 900, height: 500 });
  expect(await there.readQr('ann', file)).toBeUndefined();
  there.close();
});

test('a picture that takes too much memory or time ends its process alone, and the next one gets a new one', async () => {
  const file = await plainPicture(40, 40).png().toBuffer();
  const large = await plainPicture(4_000, 3_000).avif({ effort: 0 }).toBuffer();
  const task = (picture: Uint8Array) => ({ kind: 'encode', file: picture, use: 'proof' }) as const;
  for (const limits of [{ memoryMax: 1 }, { taskMs: 1 }]) {
    const pictures = new Pictures({ entry, limits });
    expect(await encoded(pictures, large)).toMatchObject({
      outcome: { code: 'upload_unreadable' },
      pixels: 40_000_000,
    });
    pictures.close();
  }
  const roomy = new PictureProcess(entry, standardPictureLimits);
  const process = new PictureProcess(entry, { ...standardPictureLimits, taskMs: 1 });
  expect([await process.does(task(large)), await process.does(task(large))]).toEqual([notSurvived, notSurvived]);
  expect(await roomy.does(task(file))).toMatchObject({ outcome: { ok: true }, pixels: 1_600 });
  roomy.close();
  expect(await roomy.does(task(file))).toMatchObject({ outcome: { ok: true } });
  roomy.close();
});

test('AVIF has a limit of its own, of which the header alone is read', async () => {
  const here = new Pictures();
  const [most, more] = await Promise.all(
    [3_000, 3_001].map((height) => plainPicture(4_000, height).avif({ effort: 0 }).toBuffer()),
  );
  expect(await encoded(here, more as Buffer)).toEqual({
    outcome: { ok: false, code: 'upload_too_many_pixels' },
    pixels: 0,
  });
  expect(await encoded(here, most as Buffer)).toMatchObject({ outcome: { ok: true }, pixels: 12_000_000 });
});

test('refuses a used-up quota in its turn, and unpacks nothing', async () => {
  const here = new Pictures();
  const file = await plainPicture(40, 40).png().toBuffer();
  const quota = {
    refusal: async () => 'used up',
    count: () => Promise.reject(new Error('it was unpacked')),
  };
  expect(await here.encode('ann', file, 'proof', quota)).toBe('used up');
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { present } from '@candor/kernel';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../test-platform.ts';
import { heicOf, packedBomb, plainPicture, pngOf } from '../uploads/test-pictures.ts';
import { box, crcOf, element, gifOf, id3Of, mp3Of, mp4Of, oggOf, script, webmWith } from './test-media.ts';
import { practiceArtists, practiceCollections, practiceSeries, practiceWorks } from './works/works.ts';

const worksFolder = fileURLToPath(new URL('works/files', import.meta.url));
const workOf = (key: string) =>
  present(
    practiceWorks.find((work) => work.key === key),
    'the work is there',
  );
const fileOf = (key: string) => readFileSync(join(worksFolder, workOf(key).media.file));
const wav = fileOf('slow-bells');
const webm = fileOf('tidal-breath');

let world: TestPlatform;
let poster: string;
beforeAll(async () => {
  world = await startTestPlatform({ worksFolder });
  poster = await keptHash(await plainPicture(900, 600).png().toBuffer());
});
afterAll(() => world.end());

const media = () => world.platform.nftMedia;
const stored = () => readdirSync(join(world.folder, 'media'));
async function kept(file: Uint8Array, face?: string) {
  const added = await media().add(file, face);
  if (!added.ok) throw new Error(added.code);
  return { ...added.value, bytes: readFileSync(media().pathOf(added.value)) };
}
async function keptHash(file: Uint8Array): Promise<string> {
  return (await kept(file)).hash;
}

describe('the works of the practice market', () => {
  it('stand in the store from the first start, each under the hash of its bytes, and never twice', async () => {
    for (const { kind, media: file, thumbnail, poster } of practiceWorks) {
      expect(await media().find(file.hash)).toMatchObject({ kind, mediaType: file.mediaType, size: file.size });
      expect(await media().find(thumbnail.hash)).toMatchObject({ kind: 'image' });
      if (poster !== undefined) expect(await media().find(poster.hash)).toMatchObject({ thumbnail: thumbnail.hash });
    }
    for (const { portrait } of practiceArtists) expect(await media().find(portrait.hash)).toBeDefined();
    for (const { cover, prizes } of practiceSeries) {
      expect(await media().find(cover.hash)).toBeDefined();
      for (const key of prizes) expect(workOf(key).editions).toBeGreaterThan(0);
    }
    for (const { key, artist, face } of practiceCollections)
      expect(workOf(face)).toMatchObject({ collection: key, artist });
    const before = stored();
    await world.restart();
    expect(stored()).toEqual(before);
  });

  it('agree with their manifest, and weigh little', async () => {
    let total = 0;
    for (const { kind, media: file, thumbnail, poster } of practiceWorks) {
      expect(file.size, file.file).toBeLessThanOrEqual(kind === 'image' ? 60_000 : 350_000);
      for (const { size } of [file, thumbnail, ...(poster === undefined ? [] : [poster])]) total += size;
      expect(poster === undefined, file.file).toBe(kind === 'image' || kind === 'gif');
      const bytes = readFileSync(join(worksFolder, file.file));
      expect((await fileTypeFromBuffer(bytes))?.mime).toBe(file.mediaType);
      if (file.mediaType === 'image/webp') {
        const { width, pages = 1 } = await sharp(bytes).metadata();
        expect([width, pages > 1]).toEqual([file.width, kind === 'gif']);
      } else {
        // Also the reader of strangers' files takes them, and finds what the manifest says.
        const { hash, durationMs, width } = await kept(bytes, poster?.hash);
        expect({ hash, durationMs, width }).toEqual({
          hash: file.hash,
          durationMs: file.durationMs,
          width: file.width,
        });
      }
    }
    expect(total).toBeLessThan(4_000_000);
  });

  it('do not replace a file that is not what its hash says', async () => {
    const [one, other] = [workOf('river-mist').media, workOf('river-night').media];
    const wrong = { ...other, hash: '0'.repeat(64), kind: 'image', path: join(worksFolder, one.file) } as const;
    await expect(media().adopt([wrong])).rejects.toThrow('is not what its hash says');
    expect(await media().find(wrong.hash)).toBeUndefined();
  });
});

describe('media that are kept', () => {
  it('a picture is drawn anew, with a thumbnail, and the same file twice is one', async () => {
    const file = Buffer.concat([await plainPicture(3_000, 1_500).jpeg().toBuffer(), script]);
    const first = await kept(file);
    expect(first).toMatchObject({ kind: 'image', mediaType: 'image/webp', width: 2_400, height: 1_200 });
    expect(first.bytes.includes('script')).toBe(false);
    const small = present(await media().find(first.thumbnail ?? ''), 'there is a thumbnail');
    expect(await sharp(media().pathOf(small)).metadata()).toMatchObject({ format: 'webp', width: 400, height: 400 });
    const before = stored();
    expect((await Promise.all([kept(file), kept(file)])).map(({ hash }) => hash)).toEqual([first.hash, first.hash]);
    expect(stored()).toEqual(before);
  });

  it('a GIF goes on moving', async () => {
    const moving = await kept(Buffer.concat([gifOf(60, 40, 3), script]));
    expect(moving).toMatchObject({ kind: 'gif', mediaType: 'image/webp', width: 60, height: 40, durationMs: 120 });
    expect((await sharp(moving.bytes).metadata()).pages).toBe(3);
    expect(moving.bytes.includes('script')).toBe(false);
  });

  it('sound and video have a poster that was kept before, and its thumbnail', async () => {
    const face = present(await media().find(poster), 'there is a poster');
    expect(await kept(webm, poster)).toMatchObject({ kind: 'video', mediaType: 'video/webm', width: 480 });
    const code = async (named?: string) => {
      const answer = await media().add(mp3Of(9), named);
      return answer.ok ? answer.value : answer.code;
    };
    expect(await code()).toBe('nft_poster_needed');
    expect(await code('0'.repeat(64))).toBe('nft_poster_unknown');
    expect(await code(workOf('tidal-breath').media.hash)).toBe('nft_poster_unknown');
    expect(await code(poster)).toMatchObject({ kind: 'audio', poster, thumbnail: face.thumbnail, durationMs: 235 });
  });

  it.each<[string, () => Buffer, object]>([
    [
      'an MP3 without its tags',
      () => Buffer.concat([id3Of(script), mp3Of(5), Buffer.from('TAG'.padEnd(128, 'x'))]),
      { mediaType: 'audio/mpeg', size: 5 * 417 },
    ],
    [
      'a WAV without its other chunks',
      () => wavWith(Buffer.concat([Buffer.from('LIST\u0028\0\0\0', 'latin1'), script]), script),
      { mediaType: 'audio/wav', size: wav.length },
    ],
    [
      'an Ogg',
      () => oggOf([Buffer.alloc(40), Buffer.alloc(60)], 96_000n),
      { mediaType: 'audio/ogg', durationMs: 2_000 },
    ],
    [
      'an MP4 with its gaps emptied',
      () => mp4Of({ free: script }),
      { mediaType: 'video/mp4', durationMs: 2_000, width: 320, height: 180 },
    ],
    [
      'a WebM with its gaps emptied',
      () => webmWith(webm, element('ec', script)),
      { mediaType: 'video/webm', durationMs: 3_960 },
    ],
  ])('%s', async (_, make, found) => {
    const medium = await kept(make(), poster);
    expect(medium).toMatchObject(found);
    expect(medium.bytes.includes('script')).toBe(false);
  });
});

it('the sum of an Ogg’s page is the one that is published', () => {
  expect(crcOf(Buffer.from('123456789')).toString(16)).toBe('89a1897f');
});

/** Our WAV with one more chunk before its samples, and something behind its end. */
function wavWith(chunk: Buffer, behind: Buffer): Buffer {
  const longer = Buffer.concat([wav.subarray(0, 36), chunk, wav.subarray(36)]);
  longer.writeUInt32LE(longer.length - 8, 4);
  return Buffer.concat([longer, behind]);
}

const half = (file: Buffer): Buffer => file.subarray(0, file.length >> 1);
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>');

describe('refuses', () => {
  const wrongType = 'upload_type_wrong';
  const noSound = 'nft_audio_unreadable';
  it.each<[string, string, () => Buffer | Promise<Buffer>]>([
    ['nothing', wrongType, () => Buffer.alloc(0)],
    ['an SVG with a script', wrongType, () => svg],
    ['a web page', wrongType, () => script],
    ['an archive', wrongType, () => Buffer.from('504b0304140000000800', 'hex')],
    ['a PDF', wrongType, () => Buffer.from('%PDF-1.7\n')],
    ['a TIFF', wrongType, () => plainPicture().tiff().toBuffer()],
    ['a FLAC', wrongType, () => Buffer.concat([Buffer.from('fLaC\0\0\0\x22', 'latin1'), Buffer.alloc(400)])],
    [
      'a Matroska film',
      wrongType,
      () => Buffer.concat([element('1a45dfa3', element('4282', Buffer.from('matroska'))), Buffer.alloc(400)]),
    ],
    ['a photo of a phone', 'upload_heic', () => heicOf('heic')],
    ['a script that begins like a GIF', 'upload_unreadable', () => Buffer.from('GIF89a/*<script>*/=1;alert(1)//')],
    [
      'a picture that ends in the middle',
      'upload_unreadable',
      async () => half(await plainPicture().jpeg({ quality: 100 }).toBuffer()),
    ],
    ['a head of 30,000 × 30,000 pixels', 'upload_too_many_pixels', () => pngOf(30_000, 30_000, Buffer.alloc(8))],
    ['a file that unpacks to 64 million pixels', 'upload_too_many_pixels', () => packedBomb(8_000)],
    ['eleven pictures of four million pixels in 300 bytes', 'upload_too_many_pixels', () => gifOf(2_000, 2_000, 11)],
    ['more frames than anybody watches', 'upload_too_many_pixels', () => gifOf(4, 4, 401)],
    [
      'a sound of more than 10 MiB',
      'nft_media_too_large',
      () => Buffer.concat([wav, Buffer.alloc(10 * 1_024 * 1_024)]),
    ],
    ['a WAV that ends in the middle', noSound, () => half(wav)],
    [
      'a WAV of a packed format',
      noSound,
      () => Buffer.concat([wav.subarray(0, 20), Buffer.from([2, 0]), wav.subarray(22)]),
    ],
    ['an MP3 that ends in the middle of a frame', noSound, () => mp3Of(9).subarray(0, 3_700)],
    ['an MP3 with a page behind it', noSound, () => Buffer.concat([mp3Of(9), script])],
    ['an MP3 with a page inside it', noSound, () => Buffer.concat([mp3Of(4), script, mp3Of(4)])],
    [
      'an Ogg with one byte changed',
      noSound,
      () => {
        const file = oggOf([Buffer.alloc(40)], 960n);
        file[file.length - 1] = 1;
        return file;
      },
    ],
    ['an Ogg with a page behind it', noSound, () => Buffer.concat([oggOf([Buffer.alloc(40)], 960n), script])],
    ['a WebM that ends in the middle', 'upload_unreadable', () => half(webm)],
    ['a WebM with a page behind it', 'upload_unreadable', () => Buffer.concat([webm, script])],
    ['a WebM with an attachment', 'upload_unreadable', () => webmWith(webm, element('1941a469', script))],
    ['an MP4 that ends in the middle', 'upload_unreadable', () => half(mp4Of())],
    ['an MP4 with a page behind it', 'upload_unreadable', () => Buffer.concat([mp4Of(), script])],
    ['an MP4 with a part that nobody knows', 'upload_unreadable', () => Buffer.concat([mp4Of(), box('uuid', script)])],
    ['an MP4 whose pictures are in another file', 'upload_unreadable', () => mp4Of({ isHere: 0 })],
    ['an MP4 of a format that browsers do not play', 'upload_unreadable', () => mp4Of({ codec: 'mp4v' })],
  ])('%s', async (_, code, make) => {
    const before = stored();
    expect(await media().add(await make(), poster)).toEqual({ ok: false, code });
    expect(stored()).toEqual(before);
  });
});

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { UploadPurpose } from '@candor/api';
import { present } from '@candor/kernel';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';
import { registerUser, startTestPlatform, type TestPlatform } from '../test-platform.ts';
import type { PictureUse } from './tasks.ts';
import { heicOf, packedBomb, plainPicture, pngOf } from './test-pictures.ts';

let world: TestPlatform;
beforeAll(async () => {
  world = await startTestPlatform({ uploadQuota: { files: 1_000, bytes: 1e9 } });
  await registerUser(world, 'ann@example.com');
  await registerUser(world, 'bob@example.com');
});
afterAll(() => world.end());

const [ann, bob] = [1, 2];
const add = (file: Uint8Array, purpose: PictureUse = 'proof', userId = ann) =>
  world.platform.uploads.add({ userId, purpose, file });
async function located(file: Uint8Array, purpose: PictureUse = 'proof'): Promise<string> {
  const added = await add(file, purpose);
  if (!added.ok) throw new Error(added.code);
  return added.value;
}
async function stored(file: Uint8Array, purpose: UploadPurpose = 'proof') {
  const { uploads } = world.platform;
  const bound = await uploads.bind(ann, await located(file, purpose), purpose, 'a test');
  if (!bound.ok) throw new Error(bound.code);
  const read = await uploads.read(bound.value, 'a test');
  if (!read.ok) throw new Error(read.code);
  return read.value;
}

const script = Buffer.from('<?php system($_GET["c"]); ?><script>alert(1)</script>');
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>');
const encoded = {
  jpeg: () => plainPicture().jpeg().toBuffer(),
  png: () => plainPicture().png().toBuffer(),
  webp: () => plainPicture().webp().toBuffer(),
  gif: () => plainPicture().gif().toBuffer(),
  avif: () => plainPicture().avif().toBuffer(),
};

describe('the stored file is our own encoder’s', () => {
  test.each(Object.entries(encoded))('a %s with a program in its comment and behind its end', async (kind, make) => {
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, script.length + 2]), script]);
    const plain = await make();
    const start = kind === 'jpeg' ? Buffer.concat([plain.subarray(0, 2), comment, plain.subarray(2)]) : plain;
    const { bytes, mediaType } = await stored(Buffer.concat([start, script, svg]));
    expect((await fileTypeFromBuffer(bytes))?.mime).toBe(mediaType);
    for (const word of ['php', 'script', 'svg']) expect(Buffer.from(bytes).includes(word)).toBe(false);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 640, height: 400 });
  });

  test('the place of a photo is gone, and it is upright', async () => {
    const photo = await plainPicture()
      .withExif({ IFD0: { Artist: 'somebody' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '21/1 1/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    for (const purpose of ['identity', 'proof'] as const) {
      const { bytes } = await stored(photo, purpose);
      const { exif, xmp, icc, width, height } = await sharp(bytes).metadata();
      expect({ exif, xmp, icc, width, height }).toEqual({ width: 400, height: 640 });
    }
  });

  test.each([
    ['avatar', 'image/webp', 256, 256],
    ['identity', 'image/jpeg', 2_600, 1_625],
    ['proof', 'image/webp', 2_400, 1_500],
  ] as const)('for %s it is %s of %i × %i at most', async (purpose, mediaType, width, height) => {
    const { bytes, mediaType: told } = await stored(await plainPicture(3_200, 2_000).jpeg().toBuffer(), purpose);
    expect(told).toBe(mediaType);
    expect(await sharp(bytes).metadata()).toMatchObject({ width, height });
  });

  test.each(['gif', 'webp'] as const)('of a %s that moves it is the first picture', async (kind) => {
    const frames = await Promise.all(
      ['#f00', '#0f0', '#00f'].map((background) =>
        sharp({ create: { width: 90, height: 60, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .toFormat(kind)
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(3);
    const { bytes } = await stored(moving);
    const { pages, width, height } = await sharp(bytes).metadata();
    expect({ pages, width, height }).toEqual({ pages: undefined, width: 90, height: 60 });
    expect((await sharp(bytes).stats()).dominant).toMatchObject({ g: 8, b: 8 });
  });

  test('an avatar is the middle of a picture', async () => {
    const flag = await sharp({ create: { width: 600, height: 200, channels: 3, background: '#f00' } })
      .composite([{ input: await plainPicture(200, 200).png().toBuffer(), left: 200, top: 0 }])
      .png()
      .toBuffer();
    const { channels } = await sharp((await stored(flag, 'avatar')).bytes).stats();
    expect(channels[0]?.max).toBeLessThan(100);
  });

  // Processing a picture must cost no more than the picture: enlarged to the height of an avatar, this one has 1,600
  // million pixels.
  test.each([
    [1_000_000, 40],
    [40, 900_000],
  ])('a line of %i × %i pixels becomes an avatar at once', { timeout: 15_000 }, async (width, height) => {
    const { bytes } = await stored(packedBomb(width, height), 'avatar');
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 256, height: 256 });
  });

  test('and on the disk it is sealed, under a name that reveals nothing', async () => {
    await located(await encoded.jpeg());
    for (const name of readdirSync(join(world.folder, 'uploads'))) {
      expect(name).toMatch(/^[\w-]{22}$/);
      expect(await fileTypeFromBuffer(readFileSync(join(world.folder, 'uploads', name)))).toBeUndefined();
    }
  });
});

describe('a picture sent without a purpose', () => {
  test.each(['qr', 'proof', 'identity'] as const)('belongs to %s from its first use as such', async (purpose) => {
    const { uploads } = world.platform;
    const location = await located(await encoded.png(), 'any');
    expect(await uploads.bind(bob, location, purpose, 'his')).toEqual({ ok: false, code: 'upload_not_found' });
    const bound = await uploads.bind(ann, location, purpose, 'a test');
    expect(bound).toMatchObject({ ok: true });
    expect(await uploads.bind(ann, location, purpose, 'a test')).toEqual(bound);
    expect(await uploads.bind(ann, location, purpose, 'another')).toMatchObject({ code: 'upload_not_found' });
    expect(await uploads.bind(ann, location, 'avatar', 'a test')).toMatchObject({ code: 'upload_not_found' });
    expect(await uploads.drawnFor(ann, location, 'avatar')).toEqual({ ok: true, value: location });
  });

  test('equals the same receipt sent as a proof', async () => {
    const { uploads } = world.platform;
    const file = await plainPicture(3_000, 900).jpeg().toBuffer();
    const bound = await uploads.bind(ann, await located(file, 'any'), 'proof', 'a test');
    const read = await uploads.read(bound.ok ? bound.value : '', 'a test');
    expect(read).toEqual({ ok: true, value: await stored(file, 'proof') });
  });
});

test('this process has no decoder for anything else', async () => {
  const tiff = await plainPicture().tiff().toBuffer();
  for (const file of [svg, tiff]) {
    await expect(sharp(file).metadata()).rejects.toThrow('unsupported image format');
  }
});

describe('refuses files that are no pictures', () => {
  const half = (bytes: Buffer) => bytes.subarray(0, bytes.length >> 1);
  const noise = async () => {
    const pixels = Buffer.from(Array.from({ length: 90_000 }, (_, at) => (at * at * 31) % 251));
    return sharp(pixels, { raw: { width: 300, height: 100, channels: 3 } });
  };
  test.each<[string, string, () => Promise<Buffer> | Buffer]>([
    ['nothing at all', 'upload_type_wrong', () => Buffer.alloc(0)],
    ['an SVG', 'upload_type_wrong', () => svg],
    [
      'an SVG that says it is XML',
      'upload_type_wrong',
      () => Buffer.concat([Buffer.from('<?xml version="1.0"?>'), svg]),
    ],
    ['a web page', 'upload_type_wrong', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a program', 'upload_type_wrong', () => Buffer.from('#!/bin/sh\nrm -rf /\n')],
    ['an archive', 'upload_type_wrong', () => Buffer.from('504b0304140000000800', 'hex')],
    ['a PDF', 'upload_type_wrong', () => Buffer.from('%PDF-1.7\n%âãÏÓ\n')],
    ['a TIFF', 'upload_type_wrong', () => plainPicture().tiff().toBuffer()],
    ['a HEIC photo', 'upload_heic', () => heicOf('heic')],
    ['a HEIC photo of another phone', 'upload_heic', () => heicOf('mif1')],
    ['a HEIC film', 'upload_heic', () => heicOf('hevc')],
    ['an AVIF with nothing behind its head', 'upload_unreadable', () => heicOf('avif')],
    ['a script that begins like a GIF', 'upload_unreadable', () => Buffer.from('GIF89a/*<script>*/=1;alert(1)//')],
    [
      'a page behind the head of a PNG',
      'upload_unreadable',
      async () => Buffer.concat([(await encoded.png()).subarray(0, 33), script]),
    ],
    ['a JPEG that ends in the middle', 'upload_unreadable', async () => half(await (await noise()).jpeg().toBuffer())],
    ['a PNG that ends in the middle', 'upload_unreadable', async () => half(await (await noise()).png().toBuffer())],
    ['a WebP that ends in the middle', 'upload_unreadable', async () => half(await (await noise()).webp().toBuffer())],
    ['a head of a line of pixels too many', 'upload_too_many_pixels', () => pngOf(6_250, 6_401, Buffer.alloc(8))],
    ['a head of 30,000 × 30,000 pixels', 'upload_too_many_pixels', () => pngOf(30_000, 30_000, Buffer.alloc(8))],
    ['a file that unpacks to 64 million pixels', 'upload_too_many_pixels', () => packedBomb(8_000)],
  ])('%s: %s', async (_, code, make) => {
    const before = readdirSync(join(world.folder, 'uploads')).length;
    expect(await add(await make())).toEqual({ ok: false, code });
    expect(readdirSync(join(world.folder, 'uploads')).length).toBe(before);
  });
});

test('an upload is its user’s, for its purpose, once, for a day', async () => {
  const { uploads } = world.platform;
  const location = await located(await encoded.png());
  const missing = { ok: false, code: 'upload_not_found' };
  expect(await uploads.bind(bob, location, 'proof', 'claim 1')).toEqual(missing);
  expect(await uploads.bind(ann, location, 'avatar', 'claim 1')).toEqual(missing);
  for (const path of ['', 'upload:', '../platform.sqlite', 'upload:../platform.sqlite', location.slice(7)]) {
    expect(await uploads.bind(ann, path, 'proof', 'claim 1')).toEqual(missing);
  }
  const bound = await uploads.bind(ann, location, 'proof', 'claim 1');
  expect(bound).toMatchObject({ ok: true });
  expect(await uploads.bind(ann, location, 'proof', 'claim 1')).toEqual(bound);
  expect(await uploads.bind(ann, location, 'proof', 'claim 2')).toEqual(missing);
  const id = location.slice(7);
  expect(await uploads.read(id, 'claim 2')).toEqual(missing);
  expect(await uploads.rebind(id, 'claim 2', 'claim 3', world.db)).toBe(false);
  const late = await located(await encoded.png());
  world.nowMs += 86_400_000;
  expect(await uploads.bind(ann, late, 'proof', 'claim 1')).toEqual(missing);
  await world.restart();
  // Expired files are removed at each start, and every hour.
  await expect.poll(() => existsSync(join(world.folder, 'uploads', late.slice(7)))).toBe(false);
  expect(await world.platform.uploads.read(id, 'claim 1')).toMatchObject({ ok: true });
  await world.platform.uploads.remove(id);
  expect(await world.platform.uploads.read(id, 'claim 1')).toEqual(missing);
  expect(existsSync(join(world.folder, 'uploads', id))).toBe(false);
});

test('a file in another’s place does not open', async () => {
  const { uploads } = world.platform;
  const [mine, theirs] = [await located(await encoded.png()), await located(await encoded.jpeg())].map((it) =>
    it.slice(7),
  );
  await uploads.bind(ann, `upload:${mine}`, 'proof', 'x');
  const folder = join(world.folder, 'uploads');
  writeFileSync(join(folder, mine as string), readFileSync(join(folder, theirs as string)));
  await expect(uploads.read(mine as string, 'x')).rejects.toMatchObject({ kind: 'vault_damaged' });
});

test('fifty at once are made or refused as busy, and the process lives', async () => {
  const file = await plainPicture(1_600, 1_200).jpeg().toBuffer();
  const senders: number[] = [];
  for (let i = 0; i < 10; i++) senders.push((await registerUser(world, `sender${i}@example.com`)).userId);
  const fifty = Array.from({ length: 50 }, (_, i) => add(file, 'proof', senders[i % senders.length]));
  const answers = await Promise.allSettled(fifty);
  const busy = answers.filter((one) => one.status === 'rejected');
  for (const { reason } of busy) expect(reason).toMatchObject({ kind: 'server_busy' });
  expect(busy.length).toBeGreaterThan(0);
  expect(answers.length - busy.length).toBeGreaterThanOrEqual(25);
  expect(await add(file)).toMatchObject({ ok: true });
});

test('a day has so many files and so many bytes, and a burst gets no more', async () => {
  const file = await encoded.png();
  const few = await startTestPlatform({ uploadQuota: { files: 3, bytes: file.length * 3 } });
  await registerUser(few, 'ann@example.com');
  const send = (bytes: Uint8Array) => few.platform.uploads.add({ userId: 1, purpose: 'proof', file: bytes });
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(file)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
  expect(answers.at(-1)).toEqual({ ok: false, code: 'upload_quota_used' });
  few.nowMs += 86_400_000;
  expect(await send(Buffer.concat([file, Buffer.alloc(file.length * 3)]))).toMatchObject({ code: 'upload_quota_used' });
  await few.end();
});

test('removes the half-written files of a crash at the next start, and nothing else', async () => {
  const folder = join(world.folder, 'uploads');
  const kept = readdirSync(folder);
  writeFileSync(join(folder, `${kept[0]}.new`), 'half');
  await world.restart();
  expect(readdirSync(folder)).toEqual(kept);
});

test('a QR code is read in a photo of it, and only its sender gets its text', async () => {
  const { uploads } = world.platform;
  const address = '0x52908400098527886E0F7030069857D2E4169EE7';
  const code = await sharp(await qrPicture(address))
    .rotate(7, { background: '#ddd' })
    .extend({ top: 300, left: 500, bottom: 900, right: 200, background: '#cba' })
    .jpeg({ quality: 60 })
    .toBuffer();
  const location = await located(code, 'qr');
  expect(await uploads.readQr(ann, location)).toEqual({ ok: true, value: address });
  expect(await uploads.readQr(bob, location)).toEqual({ ok: false, code: 'upload_not_found' });
  expect(await uploads.readQr(ann, await located(code, 'proof'))).toEqual({ ok: false, code: 'upload_not_found' });
  expect(await uploads.readQr(ann, await located(await encoded.png(), 'qr'))).toEqual({
    ok: false,
    code: 'qr_unreadable',
  });
});

async function qrPicture(text: string): Promise<Buffer> {
  const wasmBinary = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm'));
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasmBinary).buffer } });
  const { image } = await writeBarcode(text, { format: 'QRCode', scale: 9 });
  return Buffer.from(await present(image, 'a QR code of an address can be drawn').arrayBuffer());
}

test('a watermark is in the pixels, on white and on black, in every part', async () => {
  const { uploads } = world.platform;
  const words = 'rita case 17 2026-11-20 09:00:00 utc';
  for (const background of ['#fff', '#000']) {
    const plain = await sharp({ create: { width: 1_200, height: 800, channels: 3, background } })
      .jpeg()
      .toBuffer();
    const { bytes } = await uploads.watermarked(plain, words);
    for (const left of [0, 400, 800]) {
      for (const top of [0, 400]) {
        const { channels } = await sharp(bytes).extract({ left, top, width: 400, height: 400 }).stats();
        expect(channels[0]?.stdev, `${background} ${left} ${top}`).toBeGreaterThan(8);
      }
    }
  }
  for (const [width, height] of [
    [30, 900],
    [900, 8],
    [1, 1],
  ] as const) {
    const small = await plainPicture(width, height).webp().toBuffer();
    expect(await sharp((await uploads.watermarked(small, words)).bytes).metadata()).toMatchObject({ width, height });
  }
});

test('a day has so many pixels, also for rejected files', async () => {
  const tight = await startTestPlatform({ uploadQuota: { pixels: 3_000 } });
  await registerUser(tight, 'ann@example.com');
  const small = await plainPicture(50, 40).png().toBuffer();
  const send = async () => {
    const sent = await tight.platform.uploads.add({ userId: ann, purpose: 'proof', file: small });
    return sent.ok ? 'ok' : sent.code;
  };
  // At once: each is checked in its turn, when the one before it has been counted.
  expect(await Promise.all([send(), send(), send()])).toEqual(['ok', 'ok', 'upload_quota_used']);
  tight.nowMs += 86_400_000;
  expect(await send()).toBe('ok');
  await tight.end();
});

import { done, type Outcome, reject } from '@candor/kernel';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import type { Encoded, Picture, PictureCode, PictureUse } from './tasks.ts';

export const picturePixelsMax = 40_000_000;
/** Of pictures whose decoder takes ten times the others' time and memory for a pixel; no phone makes larger ones. */
const heifPixelsMax = 12_000_000;
const decodeSeconds = 15;

// A format missing from this list cannot be decoded at all: no SVG, no TIFF, no file named by another file.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((kind) => `VipsForeignLoad${kind}`),
});
sharp.cache(false);
// Pictures are made two at a time; one picture on all cores would only make the others wait.
sharp.concurrency(1);

/** The decoder that has to agree with a file's first bytes. */
const decoders: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'heif',
};
/** A phone's format that none of our decoders reads: the sender learns how to send another one. */
const isHeic = (mime: string): boolean => /^image\/hei[cf]/.test(mime);

interface Encoding {
  readonly mediaType: Picture['mediaType'];
  readonly apply: (picture: Sharp) => Sharp;
}

const within = (side: number) => ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const;
const webp = (picture: Sharp) => picture.webp({ quality: 85 });

const proof: Encoding = { mediaType: 'image/webp', apply: (picture) => webp(picture.resize(within(2_400))) };

const encodings: Readonly<Record<PictureUse, Encoding>> = {
  // Byte for byte the same as a proof, so that one receipt is recognised however it was sent.
  any: proof,
  avatar: {
    mediaType: 'image/webp',
    // The middle: to look for a better part, all of it would be enlarged first, which of a line of pixels makes gigabytes.
    apply: (picture) => webp(picture.resize({ width: 256, height: 256, fit: 'cover', position: 'centre' })),
  },
  qr: { mediaType: 'image/webp', apply: (picture) => webp(picture.resize(within(1_600))) },
  proof,
  conversation: { mediaType: 'image/webp', apply: (picture) => webp(picture.resize(within(1_600))) },
  // Large enough for reviewers to zoom into, in a format that every viewer shows.
  identity: {
    mediaType: 'image/jpeg',
    apply: (picture) => picture.resize(within(2_600)).flatten({ background: '#fff' }).jpeg({ quality: 88 }),
  },
};

/**
 * Reads a picture and draws it anew (docs/security.md#one-client). Only our encoder's output is kept: no location, no
 * profile, no bytes that some other program might interpret otherwise.
 */
export async function encodePicture(file: Uint8Array, use: PictureUse): Promise<Encoded> {
  const head = await readHead(file);
  if (!head.ok) return { outcome: head, pixels: 0 };
  const { width, height } = head.value;
  return { outcome: await drawn(file, encodings[use]), pixels: width * height };
}

/** The size of one picture of a file, and how many it has. */
interface PictureHead {
  readonly width: number;
  readonly height: number;
  readonly pages: number;
  /** Of what moves: how long each picture stays. */
  readonly delaysMs: readonly number[];
}

/** Reads the header alone, before anything is unpacked: the decoder has to agree with the file's first bytes. */
export async function readHead(file: Uint8Array): Promise<Outcome<PictureHead, PictureCode>> {
  const told = await fileTypeFromBuffer(file);
  if (told !== undefined && isHeic(told.mime)) return reject('upload_heic');
  const decoder = told === undefined ? undefined : decoders[told.mime];
  if (decoder === undefined) return reject('upload_type_wrong');
  try {
    const { format, width, height, pages = 1, delay = [] } = await sharp(file, { limitInputPixels: false }).metadata();
    if (format !== decoder) return reject('upload_type_wrong');
    const most = format === 'heif' ? heifPixelsMax : picturePixelsMax;
    return width * height > most ? reject('upload_too_many_pixels') : done({ width, height, pages, delaysMs: delay });
  } catch {
    return reject('upload_unreadable');
  }
}

async function drawn(file: Uint8Array, { mediaType, apply }: Encoding): Promise<Outcome<Picture, PictureCode>> {
  try {
    const picture = sharp(file, { limitInputPixels: picturePixelsMax, failOn: 'error', autoOrient: true });
    const bytes = await apply(picture.timeout({ seconds: decodeSeconds })).toBuffer();
    return done({ mediaType, bytes });
  } catch {
    // The library has one kind of error for all that can be wrong with a file, and the file is the only thing it read.
    return reject('upload_unreadable');
  }
}

import { done, type Outcome, reject } from '@candor/kernel';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { picturePixelsMax, readHead } from '../uploads/picture.ts';
import { Damaged, type Probe } from './containers/container.ts';
import { probeMp3 } from './containers/mp3.ts';
import { probeMp4 } from './containers/mp4.ts';
import { probeOgg } from './containers/ogg.ts';
import { probeWav } from './containers/wav.ts';
import { probeWebm } from './containers/webm.ts';
import type { MediaCode } from '../uploads/tasks.ts';
import { mediaBytesMax, type NftMediaType, type ReadMedia } from './media.ts';

const pictureSideMax = 2_400;
const movingSideMax = 1_200;
const thumbnailSide = 400;
const framesMax = 400;
const videoSideMax = 4_096;
const decodeSeconds = 15;

interface Container {
  readonly kind: 'audio' | 'video';
  readonly mediaType: NftMediaType;
  readonly probe: (file: Uint8Array) => Probe;
}

/** Containers by the type that their first bytes show. */
const containers: Readonly<Record<string, Container>> = {
  'audio/wav': { kind: 'audio', mediaType: 'audio/wav', probe: probeWav },
  'audio/mpeg': { kind: 'audio', mediaType: 'audio/mpeg', probe: probeMp3 },
  'audio/ogg': { kind: 'audio', mediaType: 'audio/ogg', probe: probeOgg },
  'audio/ogg; codecs=opus': { kind: 'audio', mediaType: 'audio/ogg', probe: probeOgg },
  'video/webm': { kind: 'video', mediaType: 'video/webm', probe: probeWebm },
  'video/mp4': { kind: 'video', mediaType: 'video/mp4', probe: probeMp4 },
};

/**
 * Reads the media of a work: the type from the bytes, never from a name. Pictures are drawn anew by our encoder. We have
 * no decoder of sound and video, so each byte of theirs has to have its place in the container's structure: nothing
 * before it, behind it, or in a part that players pass over.
 */
export async function readMedia(file: Uint8Array): Promise<Outcome<ReadMedia, MediaCode>> {
  const told = await fileTypeFromBuffer(file);
  const container = told === undefined ? undefined : containers[told.mime];
  return container === undefined ? readPicture(file) : readContainer(file, container);
}

function readContainer(file: Uint8Array, { kind, mediaType, probe }: Container): Outcome<ReadMedia, MediaCode> {
  if (file.length > mediaBytesMax[kind]) return reject('nft_media_too_large');
  try {
    const found = probe(file);
    const { width = 0, height = 0 } = found;
    if (width > videoSideMax || height > videoSideMax) return reject('upload_too_many_pixels');
    return done({ kind, mediaType, ...found });
  } catch (error) {
    if (!(error instanceof Damaged || error instanceof RangeError)) throw error;
    return reject(kind === 'audio' ? 'nft_audio_unreadable' : 'upload_unreadable');
  }
}

async function readPicture(file: Uint8Array): Promise<Outcome<ReadMedia, MediaCode>> {
  const head = await readHead(file);
  if (!head.ok) return head;
  const { width, height, pages, delaysMs } = head.value;
  const kind = pages > 1 ? 'gif' : 'image';
  if (file.length > mediaBytesMax[kind]) return reject('nft_media_too_large');
  if (pages > framesMax || width * height * pages > picturePixelsMax) return reject('upload_too_many_pixels');
  const open = (animated: boolean) =>
    sharp(file, { limitInputPixels: picturePixelsMax, failOn: 'error', autoOrient: !animated, animated });
  try {
    const side = kind === 'gif' ? movingSideMax : pictureSideMax;
    const { data, info } = await open(kind === 'gif')
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: decodeSeconds })
      .webp({ quality: 88, effort: kind === 'gif' ? 2 : 4, loop: 0 })
      .toBuffer({ resolveWithObject: true });
    const thumbnail = await open(false)
      .resize({ width: thumbnailSide, height: thumbnailSide, fit: 'cover', position: 'centre' })
      .timeout({ seconds: decodeSeconds })
      .webp({ quality: 70 })
      .toBuffer();
    const durationMs = delaysMs.reduce((sum, delay) => sum + delay, 0);
    return done({
      kind,
      mediaType: 'image/webp',
      bytes: data,
      width: info.width,
      height: info.pageHeight ?? info.height,
      ...(kind === 'gif' ? { durationMs } : {}),
      thumbnail,
    });
  } catch {
    // The library has one kind of error for all that can be wrong with a file, and the file is the only thing it read.
    return reject('upload_unreadable');
  }
}

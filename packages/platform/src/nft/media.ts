import type { NftKind } from '@candor/api';

/** The types of media that are kept; every picture is re-encoded as WebP. */
export type NftMediaType = 'image/webp' | 'audio/wav' | 'audio/mpeg' | 'audio/ogg' | 'video/webm' | 'video/mp4';

/** The largest files that may be sent, in bytes. */
export const mediaBytesMax: Readonly<Record<NftKind, number>> = {
  image: 10 * 1_024 * 1_024,
  gif: 10 * 1_024 * 1_024,
  audio: 10 * 1_024 * 1_024,
  video: 20 * 1_024 * 1_024,
};

/** The largest file of any kind. */
export const nftFileBytesMax = Math.max(...Object.values(mediaBytesMax));

/** Media as they are kept, and what was found in them. */
export interface ReadMedia {
  readonly kind: NftKind;
  readonly mediaType: NftMediaType;
  readonly bytes: Uint8Array;
  /** Pixels; absent in sound. */
  readonly width?: number;
  readonly height?: number;
  /** Of what lasts: once through. */
  readonly durationMs?: number;
  /** A small picture for lists: a WebP. Absent in sound and video, which have their poster's. */
  readonly thumbnail?: Uint8Array;
}

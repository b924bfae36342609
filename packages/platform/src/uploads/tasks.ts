import type { UploadPurpose } from '@candor/api';
import type { Outcome } from '@candor/kernel';
import type { ReadMedia } from '../nft/media.ts';

export const pictureBytesMax = 10 * 1_024 * 1_024;

/** The purpose of a picture; `any` until the call that uses it has decided. */
export type PictureUse = UploadPurpose | 'any';

export interface Picture {
  readonly mediaType: 'image/jpeg' | 'image/webp';
  readonly bytes: Uint8Array;
}

export type PictureCode = 'upload_type_wrong' | 'upload_heic' | 'upload_unreadable' | 'upload_too_many_pixels';

/** Of the media of works. */
export type MediaCode = PictureCode | 'nft_media_too_large' | 'nft_audio_unreadable';

/** A task on a picture. Everything in it can be sent to another process. */
export type PictureTask =
  | { readonly kind: 'encode'; readonly file: Uint8Array; readonly use: PictureUse }
  | { readonly kind: 'read_qr'; readonly picture: Uint8Array }
  | { readonly kind: 'watermark'; readonly picture: Uint8Array; readonly words: string }
  | { readonly kind: 'nft_media'; readonly file: Uint8Array };

export interface Encoded {
  readonly outcome: Outcome<Picture, PictureCode>;
  /** The pixels unpacked for it, whatever the outcome. */
  readonly pixels: number;
}

/** The result of each kind of task. */
interface PictureResults {
  readonly encode: Encoded;
  readonly read_qr: string | undefined;
  readonly watermark: Picture;
  readonly nft_media: Outcome<ReadMedia, MediaCode>;
}

export type ResultOf<T extends PictureTask> = PictureResults[T['kind']];

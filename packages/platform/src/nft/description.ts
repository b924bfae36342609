import { createHash } from 'node:crypto';
import type { LanguageCode, NftKind } from '@candor/api';
import { fallbackLanguage } from '../content/languages.ts';

export type NftTexts = Readonly<Partial<Record<LanguageCode, string>>>;

/** The medium of a work, or the cover of a series, as the store of media has it. */
export interface DescribedMedia {
  readonly kind: NftKind;
  /** SHA-256 in hex, as all hashes here. */
  readonly hash: string;
  readonly mediaType: string;
  /** Bytes. */
  readonly size: number;
  readonly width?: number;
  readonly height?: number;
  readonly durationMs?: number;
  readonly thumbnail: string;
  /** Of sound and video. */
  readonly poster?: string;
}

export interface NewDescription {
  readonly of: 'work' | 'series';
  /** The public number of its creator. */
  readonly creatorUid: number;
  readonly media: DescribedMedia;
  readonly names: NftTexts;
  readonly texts: NftTexts;
  /** Makes the descriptions of two series differ that are alike otherwise. */
  readonly salt?: string;
}

/** A work or a series as it was described when it was minted; nothing of it ever changes. */
export interface NftDescription extends NewDescription {
  /** SHA-256 of the document, in hex. */
  readonly hash: string;
  /** All of it as one text. */
  readonly document: string;
}

/** The text that is hashed: the same for the same description, whatever order its parts came in. */
export function documentOf({ of, creatorUid, media, names, texts, salt }: NewDescription): string {
  const ordered = (from: object) => Object.fromEntries(Object.entries(from).sort(([a], [b]) => (a < b ? -1 : 1)));
  return JSON.stringify({
    of,
    creatorUid,
    media: ordered(media),
    names: ordered(names),
    texts: ordered(texts),
    ...(salt !== undefined && { salt }),
  });
}

export function described(document: string): NftDescription {
  const parts = JSON.parse(document) as NewDescription;
  return { ...parts, document, hash: createHash('sha256').update(document).digest('hex') };
}

/** The text in a language, or else in English. */
export function textIn(texts: NftTexts, lang: LanguageCode): string {
  return texts[lang] ?? texts[fallbackLanguage] ?? Object.values(texts)[0] ?? '';
}

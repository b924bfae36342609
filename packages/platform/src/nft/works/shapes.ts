import type { NftKind } from '@candor/api';
import type { ContentLanguage } from '../../content/languages.ts';
import type { artistKeys, collectionKeys, seriesKeys, workKeys } from './keys.ts';

export type ArtistKey = (typeof artistKeys)[number];
export type CollectionKey = (typeof collectionKeys)[number];
export type SeriesKey = (typeof seriesKeys)[number];
export type WorkKey = (typeof workKeys)[number];

/** A committed file, and its content. */
export interface WorkFile {
  /** Its name in `works/files`. */
  readonly file: string;
  /** SHA-256 in hex: its name in the store and in its address. */
  readonly hash: string;
  readonly mediaType: 'image/webp' | 'audio/wav' | 'video/webm';
  /** Bytes. */
  readonly size: number;
  /** Pixels; absent in sound. */
  readonly width?: number;
  readonly height?: number;
  /** Of what lasts: once through. */
  readonly durationMs?: number;
}

/** The files of one work. */
export interface MadeWork {
  readonly kind: NftKind;
  readonly media: WorkFile;
  readonly thumbnail: WorkFile;
  /** Of sound and video. */
  readonly poster?: WorkFile;
}

export interface MadeWorks {
  readonly works: Readonly<Record<WorkKey, MadeWork>>;
  readonly portraits: Readonly<Record<ArtistKey, WorkFile>>;
  readonly covers: Readonly<Record<SeriesKey, { readonly media: WorkFile; readonly thumbnail: WorkFile }>>;
}

export interface NamedText {
  readonly name: string;
  readonly description: string;
}

interface ArtistText {
  readonly name: string;
  readonly biography: string;
}

/** All texts of one language: a missing one does not compile. */
export interface WorkTexts {
  /** Said after each biography: nobody shall look for these people. */
  readonly invented: string;
  readonly artists: Readonly<Record<ArtistKey, ArtistText>>;
  readonly collections: Readonly<Record<CollectionKey, NamedText>>;
  readonly series: Readonly<Record<SeriesKey, NamedText>>;
  readonly works: Readonly<Record<WorkKey, NamedText>>;
}

export type InLanguages<Text> = Readonly<Record<ContentLanguage, Text>>;

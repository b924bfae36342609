import { join } from 'node:path';
import type { Duty } from '@candor/kernel/duty';
import type { NftMedia, OwnMedium } from './media-store.ts';
import type { WorkFile } from './works/shapes.ts';
import { practiceArtists, practiceSeries, practiceWorks } from './works/works.ts';

/** Puts the practice market's works into the store at a start, those that are not there yet. */
export function adoptWorks(media: NftMedia, folder: string): Duty {
  return {
    name: 'nft-works',
    start: () => media.adopt(ownMedia(folder)),
    stop: () => undefined,
  };
}

function ownMedia(folder: string): OwnMedium[] {
  const pictureOf = (file: WorkFile, thumbnail?: WorkFile): OwnMedium => ({
    ...factsOf(file, folder),
    kind: 'image',
    ...(thumbnail === undefined ? {} : { thumbnail: thumbnail.hash }),
  });
  return [
    ...practiceArtists.map(({ portrait }) => pictureOf(portrait)),
    ...practiceSeries.flatMap(({ cover, thumbnail }) => [pictureOf(thumbnail), pictureOf(cover, thumbnail)]),
    ...practiceWorks.flatMap(({ kind, media, thumbnail, poster }) => [
      pictureOf(thumbnail),
      ...(poster === undefined ? [] : [pictureOf(poster, thumbnail)]),
      {
        ...factsOf(media, folder),
        kind,
        thumbnail: thumbnail.hash,
        ...(poster === undefined ? {} : { poster: poster.hash }),
      },
    ]),
  ];
}

function factsOf({ file, ...facts }: WorkFile, folder: string) {
  return { ...facts, path: join(folder, file) };
}

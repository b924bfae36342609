import type { ArtistRow, LanguageCode, NftCollectionRow } from '@candor/api';
import type { AccountId } from '@candor/exchange';
import { textIn } from '@candor/platform';
import type { NftArtistRecord } from '@candor/readmodel';
import type { Deps } from '../serving/deps.ts';
import { peopleAmong } from './people.ts';

type Parts = Pick<Deps, 'reader' | 'platform'>;
type Collections = Awaited<ReturnType<Deps['platform']['nft']['collections']>>;

const coversMax = 3;

export async function artistRows(parts: Parts, artists: readonly NftArtistRecord[]): Promise<ArtistRow[]> {
  const workIds = artists.flatMap(({ coverIds }) => coverIds);
  const [personOf, works] = await Promise.all([
    peopleAmong(
      parts,
      artists.map(({ creatorId }) => creatorId),
    ),
    parts.reader.nftWorksById(workIds),
  ]);
  const hashOf = new Map(works.map(({ workId, contentHash }) => [workId, contentHash]));
  const thumbOf = await thumbsOf(parts, [...hashOf.values()]);
  return artists.map(({ creatorId, works: count, onSale, owners, coverIds }) => ({
    artist: personOf(creatorId),
    works: count,
    onSale,
    owners,
    covers: coverIds.flatMap((workId) => thumbOf(hashOf.get(workId) ?? '') ?? []),
  }));
}

/** Collections in a language, each with its first works. */
export async function collectionRows(
  parts: Parts,
  collections: Collections,
  lang: LanguageCode,
): Promise<NftCollectionRow[]> {
  const { nft } = parts.platform;
  const creators = collections.map(({ creatorId }) => creatorId as AccountId);
  const [personOf, contents] = await Promise.all([
    peopleAmong(parts, creators),
    Promise.all(collections.map(({ collectionId }) => nft.inCollection(collectionId))),
  ]);
  const thumbOf = await thumbsOf(
    parts,
    contents.flatMap((hashes) => hashes.slice(0, coversMax)),
  );
  return collections.map(({ collectionId, creatorId, names, texts }, at) => {
    const hashes = contents[at] ?? [];
    return {
      collectionId,
      name: textIn(names, lang),
      description: textIn(texts, lang),
      creator: personOf(creatorId as AccountId),
      works: hashes.length,
      covers: hashes.slice(0, coversMax).flatMap((hash) => thumbOf(hash) ?? []),
    };
  });
}

async function thumbsOf({ platform }: Parts, hashes: readonly string[]): Promise<(hash: string) => string | undefined> {
  const descriptions = await platform.nft.descriptions(hashes);
  return (hash) => descriptions.get(hash)?.media.thumbnail;
}

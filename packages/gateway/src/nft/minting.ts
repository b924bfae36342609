import type { DescribedMedia, NftTexts, Platform } from '@candor/platform';

/** The facts of media in the store, as a description binds them; absent when there are none, or they are only a small picture. */
export async function describedMedia(
  { nftMedia }: Pick<Platform, 'nftMedia'>,
  hash: string,
): Promise<DescribedMedia | undefined> {
  const medium = await nftMedia.find(hash);
  return medium?.thumbnail === undefined ? undefined : { ...medium, thumbnail: medium.thumbnail };
}

interface GivenTexts {
  readonly nameEn: string;
  readonly nameVn: string;
  readonly nameZh: string;
  readonly nameTw?: string | undefined;
  readonly textEn: string;
  readonly textVn: string;
  readonly textZh: string;
}

/** Names and texts by language. Without a name in traditional signs, readers of them get the simplified one. */
export function textsOf({ nameEn, nameVn, nameZh, nameTw, textEn, textVn, textZh }: GivenTexts): {
  readonly names: NftTexts;
  readonly texts: NftTexts;
} {
  return {
    names: { en: nameEn, vn: nameVn, zh: nameZh, ...(nameTw !== undefined && { hk: nameTw }) },
    texts: { en: textEn, vn: textVn, zh: textZh },
  };
}

import type { OtcAdRow } from '@candor/api';
import type { AccountId, OtcAdView } from '@candor/exchange';
import type { Deps } from '../serving/deps.ts';
import { adRowOf, personOf } from './present/otc.ts';

/** Ads with the faces of their makers and their words. */
export async function adRows(
  { platform, market }: Pick<Deps, 'platform' | 'market'>,
  ads: readonly OtcAdView[],
  viewer: AccountId | undefined,
): Promise<OtcAdRow[]> {
  const [faces, textOf] = await Promise.all([
    platform.accounts.faces(ads.map(({ accountId }) => accountId)),
    platform.otc.texts(ads.map(({ textHash }) => textHash)),
  ]);
  return ads.map((ad) =>
    adRowOf(market.instruments, ad, {
      maker: personOf(faces, ad.accountId, ad.maker),
      text: textOf(ad.textHash),
      viewer,
    }),
  );
}

import { type Feature, open } from '#app/feature.ts';
import type { ScreenRoute } from '#app/screen.ts';

const features = import.meta.glob<Feature>('./features/*/feature.ts', { eager: true });

const later: ScreenRoute['load'] = () =>
  import('#features/system/UnderDevelopmentScreen.tsx').then((m) => m.UnderDevelopmentScreen);

/**
 * Every page of the spec, section 2, and those that the safety of an account needs beside them; the tab roots are in
 * `tabs.ts`. Features name their own pages; those listed here are not built yet, show "Function under development", and
 * are open to all: only a page that exists asks for a session. The table is a part of its own that comes after the
 * first page, so it may grow with every product: look a page up in `app/route-table.ts`.
 */
export const routes: readonly ScreenRoute[] = [
  ...Object.values(features).flatMap((feature) => feature.routes),
  open('nft/nft', 'common.titles.nft', later),
  open('nft/mine', 'common.titles.nftMine', later),
  open('nft/myNft', 'common.titles.nftMine', later),
  open('nft/artistDetail', 'common.titles.artist', later),
  open('nft/artworkDetail', 'common.titles.artwork', later),
  open('nft/artworkDetail_video', 'common.titles.artwork', later),
  open('nft/purchase', 'common.titles.purchase', later),
  open('nft/purchase_one', 'common.titles.purchase', later),
  open('nft/resell', 'common.titles.resell', later),
];

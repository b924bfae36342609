import { open, own, saying } from '#app/feature.ts';

export const routes = saying('nft', [
  open('nft/nft', 'common.titles.nft', () => import('./market-screens.ts').then((m) => m.NftScreen)),
  own('nft/mine', 'common.titles.nftMine', () => import('./market-screens.ts').then((m) => m.MineScreen)),
  own('nft/myNft', 'common.titles.nftMine', () => import('./ArtworkScreen.tsx').then((m) => m.ArtworkScreen)),
  own('nft/likes', 'common.titles.nft', () => import('./market-screens.ts').then((m) => m.LikesScreen)),
  open('nft/artistDetail', 'common.titles.artist', () => import('./market-screens.ts').then((m) => m.ArtistScreen)),
  open('nft/collection', 'common.titles.nft', () => import('./market-screens.ts').then((m) => m.CollectionScreen)),
  open('nft/artworkDetail', 'common.titles.artwork', () => import('./ArtworkScreen.tsx').then((m) => m.ArtworkScreen)),
  open('nft/artworkDetail_video', 'common.titles.artwork', () =>
    import('./ArtworkScreen.tsx').then((m) => m.ArtworkScreen),
  ),
  own('nft/purchase', 'common.titles.purchase', () => import('./act-screens.ts').then((m) => m.BidScreen)),
  own('nft/purchase_one', 'common.titles.purchase', () => import('./act-screens.ts').then((m) => m.BuyScreen)),
  own('nft/resell', 'common.titles.resell', () => import('./act-screens.ts').then((m) => m.ResellScreen)),
  own('nft/opening', 'common.titles.nft', () => import('./box-screens.ts').then((m) => m.OpeningScreen)),
  open('nft/draws', 'common.titles.nft', () => import('./box-screens.ts').then((m) => m.DrawsScreen)),
]);

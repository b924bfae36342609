/* The pages one looks around on: one file, so that the way from one to the next waits for nothing. */
export { ArtistScreen } from './ArtistScreen.tsx';
export { CollectionScreen } from './CollectionScreen.tsx';
export { LikesScreen } from './LikesScreen.tsx';
export { MineScreen } from './MineScreen.tsx';
export { NftScreen } from './NftScreen.tsx';

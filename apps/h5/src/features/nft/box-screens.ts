/* Everything about blind boxes. */
export { BuyBoxesSheet } from './BuyBoxesSheet.tsx';
export { DrawsScreen } from './DrawsScreen.tsx';
export { OpeningScreen } from './OpeningScreen.tsx';
export { SeriesPage } from './SeriesPage.tsx';

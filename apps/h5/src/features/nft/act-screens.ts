/* The pages and sheets on which something is bid, bought, paid or sold. */
export { BidScreen } from './BidScreen.tsx';
export { BidSheet } from './BidSheet.tsx';
export { BuyScreen } from './BuyScreen.tsx';
export { PaySheet } from './PaySheet.tsx';
export { ResellScreen } from './ResellScreen.tsx';

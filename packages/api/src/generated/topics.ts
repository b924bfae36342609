/* Made from the folders by `npm run generate`. */
export * from '../accounts/topics/me-topic.ts';
export * from '../alerts/topics/alerts-topic.ts';
export * from '../contract/topics/positions-topic.ts';
export * from '../contract/topics/risk-topic.ts';
export * from '../copy/topics/copy-feed-topic.ts';
export * from '../coupons/topics/coupons-topic.ts';
export * from '../dual/topics/dual-topic.ts';
export * from '../funding/topics/funding-topic.ts';
export * from '../ieo/topics/ieo-topic.ts';
export * from '../loans/topics/loans-topic.ts';
export * from '../locked/topics/locked-topic.ts';
export * from '../market/topics/candles-topic.ts';
export * from '../market/topics/index-topic.ts';
export * from '../market/topics/tickers-topic.ts';
export * from '../options/topics/options-topic.ts';
export * from '../spot/topics/book-topic.ts';
export * from '../spot/topics/trades-topic.ts';

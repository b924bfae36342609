import { account } from './account.ts';
import { chart } from './chart.ts';
import { common } from './common.ts';
import { content } from './content.ts';
import { errors } from './errors.ts';
import { funds } from './funds.ts';
import { home } from './home.ts';
import { market } from './market.ts';
import { notices } from './notices.ts';
import { orders } from './orders.ts';
import { settings } from './settings.ts';
import { trade } from './trade.ts';
import { words } from './words.ts';

/** All texts of the app, and the measure of the other languages: same keys, same arguments. */
export const en = {
  account,
  chart,
  common,
  content,
  errors,
  funds,
  home,
  market,
  notices,
  orders,
  settings,
  trade,
  words,
} as const;

export type EnglishMessages = typeof en;

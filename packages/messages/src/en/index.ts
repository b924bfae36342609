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
import type { EnglishParts } from './parts.ts';
import { words } from './words.ts';

/** The texts that every page needs, and the measure of the other languages: same keys, same arguments. */
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

export type EnglishBase = typeof en;
/** Every text of the app; those of a part are there once it has been loaded. */
export type EnglishMessages = EnglishBase & EnglishParts['trading'] & EnglishParts['wallet'] & EnglishParts['account'];

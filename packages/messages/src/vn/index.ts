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
import type { Messages } from '../same-texts.ts';

export const vn: Messages = {
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
};

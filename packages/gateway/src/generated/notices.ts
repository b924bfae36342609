/* Made from the folders by `npm run generate`. */
import type { ProductNotices } from '../inbox/describe-notices.ts';
import contract from '../contract/notices.ts';
import copy from '../copy/notices.ts';
import coupons from '../coupons/notices.ts';
import dual from '../dual/notices.ts';
import funding from '../funding/notices.ts';
import ieo from '../ieo/notices.ts';
import invitations from '../invitations/notices.ts';
import ledger from '../ledger/notices.ts';
import loans from '../loans/notices.ts';
import locked from '../locked/notices.ts';
import nft from '../nft/notices.ts';
import options from '../options/notices.ts';
import otc from '../otc/notices.ts';
import points from '../points/notices.ts';
import recurring from '../recurring/notices.ts';
import send from '../send/notices.ts';
import spot from '../spot/notices.ts';

export const productNotices: readonly ProductNotices[] = [
  contract,
  copy,
  coupons,
  dual,
  funding,
  ieo,
  invitations,
  ledger,
  loans,
  locked,
  nft,
  options,
  otc,
  points,
  recurring,
  send,
  spot,
];

import type { serverTexts as english } from '../en/server-texts.ts';
import type { SameTexts } from '../same-texts.ts';
import { account } from './account/index.ts';
import { errors } from './errors.ts';
import { zh } from './index.ts';
import { mailFrame, mailNotices } from './mail-notices.ts';
import { mails } from './mails.ts';
import { parameter } from './parameter.ts';
import { refusals, refusedFor } from './refusals.ts';
import { statement } from './statement.ts';
import { trading } from './trading/index.ts';
import { wallet } from './wallet/index.ts';

export const serverTexts: SameTexts<typeof english> = {
  ...zh,
  ...trading,
  ...wallet,
  ...account,
  errors: { ...errors, ...refusals },
  mails,
  mailFrame,
  mailNotices,
  parameter,
  refusedFor,
  statement,
};

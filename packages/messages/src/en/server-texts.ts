import { account } from './account/index.ts';
import { errors } from './errors.ts';
import { en } from './index.ts';
import { mailFrame, mailNotices } from './mail-notices.ts';
import { mails } from './mails.ts';
import { parameter } from './parameter.ts';
import { refusals, refusedFor } from './refusals.ts';
import { statement } from './statement.ts';
import { trading } from './trading/index.ts';
import { wallet } from './wallet/index.ts';

/** All texts in one language: those of the app, and those that only the server says. */
export const serverTexts = {
  ...en,
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
} as const;

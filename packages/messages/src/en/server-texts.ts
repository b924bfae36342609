import { account } from './account/index.ts';
import { errors } from './errors.ts';
import { en } from './index.ts';
import { mails } from './mails.ts';
import { parameter } from './parameter.ts';
import { refusals } from './refusals.ts';
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
  parameter,
  statement,
} as const;

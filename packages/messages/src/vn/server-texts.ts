import type { serverTexts as english } from '../en/server-texts.ts';
import type { SameTexts } from '../same-texts.ts';
import { errors } from './errors.ts';
import { vn } from './index.ts';
import { mails } from './mails.ts';
import { parameter } from './parameter.ts';
import { refusals } from './refusals.ts';

export const serverTexts: SameTexts<typeof english> = {
  ...vn,
  errors: { ...errors, ...refusals },
  mails,
  parameter,
};

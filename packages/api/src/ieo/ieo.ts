import { projectCancelReasons, projectModes, projectStates } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { amountText, countNumber, flag, hashText, idNumber, ppmNumber, timeMs, wordOf } from '../wire/fields.ts';
import { parameterRule } from '../wire/parameter-rules.ts';
import { described, named, wireObject } from '../wire/wire-object.ts';

const projectStateWire = wordOf(projectStates);
/** Parts of the list: what is open or being settled is `in_progress`, what was cancelled is `finished`. */
export const projectStages = ['warm_up', 'in_progress', 'finished'] as const;
export type ProjectStage = (typeof projectStages)[number];
export const projectCancelReasonWire = wordOf(projectCancelReasons);
export const projectModeWire = wordOf(projectModes);

const releaseRow = wireObject({
  atMs: named('time', timeMs),
  share: named(
    'share_ppm',
    described(ppmNumber, 'Of the tokens bought, in millionths; the rows are the whole together.'),
  ),
});

const projectFields = {
  projectId: idNumber,
  name: described(
    z.string(),
    'As published, in the language asked for; the token’s name when nothing is published here.',
  ),
  summary: z.string(),
  isDemonstration: named('demonstration', flag),
  tokenId: named('currency_id', idNumber),
  tokenCode: named('currency_name', z.string()),
  tokenScale: countNumber,
  payId: named('pay_currency_id', idNumber),
  payCode: named('pay_currency', z.string()),
  payScale: countNumber,
  price: described(amountText, 'Pay for one whole token.'),
  issuance: described(amountText, 'Tokens for sale: all of them are set aside before it opens.'),
  mode: described(projectModeWire, 'Bought at once while there is any, or shared in proportion at the close.'),
  accountMin: named('min', described(amountText, 'The smallest subscription, in tokens.')),
  accountMax: named('max', described(amountText, 'The most tokens that one account gets.')),
  opensAtMs: named('start_time', timeMs),
  closesAtMs: named('end_time', timeMs),
  releases: described(
    z.array(releaseRow),
    'Bought tokens become available in these parts; the lock period ends with the first.',
  ),
  state: projectStateWire,
  cancelReason: z.optional(projectCancelReasonWire),
  subscribers: countNumber,
  wanted: described(amountText, 'Tokens that all subscriptions ask for.'),
  allocated: described(amountText, 'Tokens that have been bought.'),
  raised: described(amountText, 'Pay for those.'),
  market: z.optional(
    described(
      wireObject({
        symbol: z.string(),
        opensAtMs: named('start_time', z.optional(described(timeMs, 'Absent: it was there before.'))),
        isOpen: named('open', flag),
      }),
      'Where the token trades, or will.',
    ),
  ),
  listHash: z.optional(described(hashText, 'Of the allocation list, once it is published (`/project/allocation`).')),
} as const;

/** A sale of a new token. */
export const projectRow = wireObject(projectFields);
export type ProjectRow = z.output<typeof projectRow>;

/** A link to a page by https, or nothing. */
export const linkText = described(
  z.string(parameterRule('not_text')).check(z.regex(/^(https:\/\/[^\s"<>\\]{3,290})?$/, parameterRule('invalid'))),
  'Begins with https://; empty: there is none.',
);

/** One version of what is promised about the sales of a token. */
export const factsVersion = wireObject({
  tokenId: named('currency_id', idNumber),
  version: described(idNumber, 'From 1, for each token.'),
  factsHash: described(hashText, 'SHA-256 of `document`: what the terms of a sale bind.'),
  document: described(z.string(), 'All of it in every language, as one text.'),
  isDemonstration: named('demonstration', flag),
  publishedAtMs: named('create_time', timeMs),
});

/** The published facts about a project. */
const projectFactsRow = wireObject({
  issuer: z.string(),
  useOfFunds: z.string(),
  conflicts: z.string(),
  refundRule: z.string(),
  website: linkText,
  paperUrl: named('white_paper_url', described(linkText, 'The white paper at the issuer.')),
  version: described(idNumber, 'Of what was published about this token.'),
  publishedAtMs: named('create_time', timeMs),
  paper: named(
    'white_paper',
    described(z.string(), 'Paragraphs with an empty line between; `## ` begins a heading, `- ` an item.'),
  ),
  document: described(z.string(), 'All of it in every language: the SHA-256 of this text is `facts_hash`.'),
});

export const projectDetail = wireObject({
  ...projectFields,
  factsHash: described(hashText, 'Bound by the terms: what was promised cannot be changed unseen.'),
  facts: z.optional(projectFactsRow),
});

/** One user's subscription to a project. */
export const subscriptionRow = wireObject({
  subscriptionId: named('id', idNumber),
  projectId: idNumber,
  name: z.string(),
  isDemonstration: named('demonstration', flag),
  tokenId: named('currency_id', idNumber),
  tokenCode: named('currency_name', z.string()),
  payCode: named('pay_currency', z.string()),
  price: amountText,
  mode: projectModeWire,
  state: projectStateWire,
  cancelReason: z.optional(projectCancelReasonWire),
  closesAtMs: named('end_time', timeMs),
  wanted: named('amount', described(amountText, 'Tokens asked for.')),
  reserved: described(amountText, 'Pay that is frozen for it.'),
  allocated: described(amountText, 'Tokens bought.'),
  paid: amountText,
  refunded: described(amountText, 'Pay that was frozen and went back.'),
  released: described(amountText, 'Tokens that are available.'),
  releases: z.array(wireObject({ atMs: named('time', timeMs), amount: amountText, isPaid: named('paid', flag) })),
  subscribedAtMs: named('create_time', timeMs),
  settledAtMs: named('end_at', z.optional(timeMs)),
  listHash: z.optional(hashText),
});
export type SubscriptionRow = z.output<typeof subscriptionRow>;

export const allocationRow = wireObject({
  number: named('id', described(idNumber, 'The order number.')),
  wanted: named('amount', amountText),
  allocated: amountText,
});

/** Subscriptions of about the same size, together. */
const demandStep = wireObject({
  from: described(amountText, 'The smallest demand that counts here, in tokens.'),
  to: described(amountText, 'The demand from which the next one counts.'),
  subscribers: countNumber,
  wanted: named('amount', described(amountText, 'What they ask for together.')),
  allocated: described(amountText, 'What they have got together, or would get now.'),
});

export const projectDemand = wireObject({
  subscribers: countNumber,
  isExact: named('exact', described(flag, 'Allocated. Before the close `allocated` is reckoned from these sums.')),
  steps: z.array(demandStep),
});

/** One part of a subscription's tokens that becomes available, or has. */
export const releaseEntry = wireObject({
  subscriptionId: named('id', idNumber),
  projectId: idNumber,
  name: z.string(),
  tokenCode: named('currency_name', z.string()),
  row: described(countNumber, 'Which of the release rows, from 0.'),
  atMs: named('time', timeMs),
  amount: amountText,
  isPaid: named('paid', flag),
});

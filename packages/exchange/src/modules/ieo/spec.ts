import { blob, listOf, oneOf, struct, uint } from '@candor/kernel';
import { codecsOf } from '../../field-codecs.ts';
import { command, defineSpec, operators } from '../../spec.ts';
import {
  accountId,
  amount,
  assetId,
  pairId,
  ppm,
  priceOf,
  projectCancelReason,
  projectId,
  projectMode,
  subscriptionId,
} from '../../vocabulary.ts';
import { demandFields, subscriptionFields } from './fields.ts';
import { ieoRejects } from './rejects.ts';

/** The terms of a sale. They can be replaced until the subscription opens, and never afterwards. */
export const projectTerms = struct({
  projectId,
  tokenAssetId: assetId,
  payAssetId: assetId,
  /** Pay for one whole token. */
  price: priceOf,
  /** Tokens for sale. */
  issuance: amount,
  mode: projectMode,
  /** The smallest subscription, in tokens. */
  accountMin: amount,
  /** The most tokens that one account can get. */
  accountMax: amount,
  opensAtMs: uint,
  closesAtMs: uint,
  /** The tokens of a subscription become available in these parts; they are the whole together. */
  releases: listOf(struct({ atMs: uint, share: ppm })),
  /** SHA-256 of the published facts, so that later readers can check what was promised. */
  factsHash: blob,
});

const subscription = codecsOf(subscriptionFields);
const demand = codecsOf(demandFields);
const { wanted, reserved, allocated, paid } = subscription;

export const ieoSpec = defineSpec({
  name: 'ieo',
  commands: {
    'ieo.set_project': command(240, operators, projectTerms, struct({ version: uint }), ieoRejects['ieo.set_project']),
    'ieo.subscribe': command(
      241,
      'user',
      struct({
        accountId,
        projectId,
        /** Tokens. Several subscriptions add up. */
        amount,
        /** The asset and the price that the subscriber saw: others are refused. */
        payAssetId: assetId,
        price: priceOf,
      }),
      /** Of the whole subscription, with what was added before. */
      struct({ subscriptionId, wanted, reserved, allocated, paid }),
      ieoRejects['ieo.subscribe'],
    ),
    /** Every subscription is refunded. Not possible once tokens have been sold. */
    'ieo.cancel_project': command(
      242,
      operators,
      struct({ projectId, reason: projectCancelReason }),
      struct({}),
      ieoRejects['ieo.cancel_project'],
    ),
    /** The halted pair on which the token trades from a time after the sale. Only postponed once the subscription is open. */
    'ieo.set_market': command(
      243,
      operators,
      struct({ projectId, pairId, opensAtMs: uint }),
      struct({}),
      ieoRejects['ieo.set_market'],
    ),
    /** Between `treasury` and what is free in `issuance`: tokens to sell, or proceeds and tokens that were not sold. */
    'ieo.move_issuance': command(
      244,
      operators,
      struct({ assetId, amount, direction: oneOf('to_issuance', 'to_treasury') }),
      struct({}),
      ieoRejects['ieo.move_issuance'],
    ),
  },
  facts: {
    'ieo.project_set': [240, struct({ version: uint, terms: projectTerms })],
    'ieo.opened': [241, struct({ projectId })],
    /** A subscription, begun or added to: the whole of it, and the demand with it. */
    'ieo.subscribed': [242, struct({ ...subscription, added: amount, ...demand })],
    'ieo.closed': [243, struct({ projectId, ...demand })],
    /** One row of the allocation list, in the order of numbers. */
    'ieo.allocated': [
      244,
      struct({
        subscriptionId,
        accountId,
        projectId,
        wanted,
        allocated,
        paid,
        /** Pay that was frozen and went back. */
        refunded: amount,
      }),
    ],
    'ieo.allocation_published': [
      245,
      struct({
        projectId,
        ...demand,
        /** Tokens that nobody bought: no longer reserved. */
        unsold: amount,
        /** Of the whole list (`allocationPage`). */
        listHash: blob,
      }),
    ],
    'ieo.released': [
      246,
      struct({
        subscriptionId,
        accountId,
        projectId,
        /** Which of the release rows, from 0. */
        row: uint,
        amount,
        /** With the rows before. */
        released: amount,
      }),
    ],
    'ieo.cancelled': [247, struct({ projectId, reason: projectCancelReason })],
    'ieo.market_set': [249, struct({ projectId, pairId, opensAtMs: uint })],
    'ieo.market_opened': [259, struct({ projectId, pairId })],
    'ieo.refunded': [248, struct({ subscriptionId, accountId, projectId, refunded: amount })],
  },
});

import { blob, listOf, oneOf, optional, struct, uint } from '@candor/kernel';
import { codecsOf } from '../../field-codecs.ts';
import { command, defineSpec, operators } from '../../spec.ts';
import { accountId, amount, dualProductId, dualPurchaseId, pairId, ppm, priceOf } from '../../vocabulary.ts';
import { dualDirections, dualPurchaseFields, dualResultFields, reinvestRefusals } from './fields.ts';
import { dualRejects } from './rejects.ts';

const productTerms = {
  pairId,
  direction: oneOf(...dualDirections),
  linkedPrice: priceOf,
  /** The price of one share: base atoms of a call, quote atoms of a put. */
  share: amount,
  /** Yearly: 120_000 is 12 %. */
  interest: ppm,
  /** Days that interest is paid for. */
  interestDays: uint,
  shares: uint,
  /** Shares that one user may have. */
  accountShares: uint,
  opensAtMs: uint,
  closesAtMs: uint,
  maturesAtMs: uint,
  /** The settlement price is the mean of the ticks of so long before maturity. */
  windowMs: uint,
};

/** The terms of one product, which its hash covers. They never change. */
export const dualTerms = struct({ productId: dualProductId, ...productTerms });

/** The limits of a purchase's reinvestment; absent: it is not reinvested. */
export const reinvestment = struct({ interestMin: ppm });

export const dualSpec = defineSpec({
  name: 'dual',
  commands: {
    /** Offers a new product. What is on offer cannot be changed, only closed. */
    'dual.open_product': command(
      220,
      operators,
      struct(productTerms),
      struct({ productId: dualProductId }),
      dualRejects['dual.open_product'],
    ),
    /** Ends the sale of a product for ever; purchases run on. */
    'dual.close_product': command(
      221,
      operators,
      struct({ productId: dualProductId }),
      struct({}),
      dualRejects['dual.close_product'],
    ),
    'dual.buy': command(
      222,
      'user',
      struct({
        accountId,
        productId: dualProductId,
        /** Whole shares. */
        shares: uint,
        /** SHA-256 of the terms that the buyer saw (`dualTermsHash`): others are refused. */
        termsHash: blob,
        reinvest: optional(reinvestment),
      }),
      struct({ purchaseId: dualPurchaseId, stake: amount, baseOut: amount, quoteOut: amount }),
      dualRejects['dual.buy'],
    ),
    'dual.set_reinvest': command(
      223,
      'user',
      struct({ accountId, purchaseId: dualPurchaseId, reinvest: optional(reinvestment) }),
      struct({}),
      dualRejects['dual.set_reinvest'],
    ),
    /** The worth of all live purchases that a user allows themselves; absent: no limit. Tighter at once, looser after 24 hours. */
    'dual.set_limit': command(
      224,
      'user',
      struct({ accountId, heldMax: optional(amount) }),
      struct({
        /** The time from which a looser limit is in force; absent: it is in force. */
        inForceAtMs: optional(uint),
      }),
      dualRejects['dual.set_limit'],
    ),
    /** Buys nothing until then, nor is anything reinvested. It cannot be shortened. */
    'dual.pause': command(
      225,
      'user',
      struct({ accountId, untilMs: uint }),
      struct({ untilMs: uint }),
      dualRejects['dual.pause'],
    ),
  },
  facts: {
    'dual.product_opened': [220, struct({ hash: blob, terms: dualTerms })],
    'dual.product_closed': [221, struct({ productId: dualProductId })],
    'dual.bought': [222, struct({ ...codecsOf(dualPurchaseFields), boughtAtMs: uint })],
    'dual.reinvest_set': [223, struct({ purchaseId: dualPurchaseId, accountId, reinvest: optional(reinvestment) })],
    /** The samples that decide all products of one pair, maturity and window: once, before their results. */
    'dual.window_closed': [
      224,
      struct({
        pairId,
        maturesAtMs: uint,
        windowMs: uint,
        samples: listOf(struct({ gridIndex: uint, price: priceOf })),
      }),
    ],
    'dual.settled': [
      225,
      struct({
        purchaseId: dualPurchaseId,
        accountId,
        productId: dualProductId,
        ...codecsOf(dualResultFields),
        atMs: uint,
      }),
    ],
    'dual.reinvest_refused': [
      226,
      struct({ purchaseId: dualPurchaseId, accountId, reason: oneOf(...reinvestRefusals) }),
    ],
    'dual.limit_set': [
      227,
      struct({
        accountId,
        heldMax: optional(amount),
        /** The limit that comes into force later, when it was loosened. */
        later: optional(struct({ heldMax: optional(amount), inForceAtMs: uint })),
      }),
    ],
    'dual.paused': [228, struct({ accountId, untilMs: uint })],
  },
});

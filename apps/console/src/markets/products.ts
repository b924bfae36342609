import * as api from '@candor/api';
import type { CallSpec, SettingVersionRow } from '@candor/api';

type ChangeType = SettingVersionRow['change'];

export interface Product {
  readonly id: string;
  /** Kinds of settings: each has its terms in force, its history and its editor. */
  readonly changes: readonly ChangeType[];
  /** Other acts for it. */
  readonly acts: readonly (readonly [name: string, call: CallSpec])[];
}

/** Everything that is offered, each with its terms and its acts: a product is a line here. */
export const products = [
  {
    id: 'spot',
    changes: ['catalog.set_pair_status', 'catalog.set_pair_fees', 'spot.set_maker', 'fees.set_tiers'],
    acts: [],
  },
  { id: 'hours', changes: ['sessions.set_calendar'], acts: [] },
  { id: 'contract', changes: ['contract.set_terms'], acts: [] },
  { id: 'options', changes: ['options.set_terms'], acts: [] },
  {
    id: 'copy',
    changes: ['copy.set_terms'],
    acts: [
      ['listReviewedTraders', api.listReviewedTraders],
      ['decideTrader', api.decideTrader],
    ],
  },
  { id: 'convert', changes: ['convert.set_terms', 'convert.set_fiat_terms'], acts: [['setFiatRate', api.setFiatRate]] },
  {
    id: 'funding',
    changes: ['funding.set_terms', 'funding.set_rail', 'funding.set_operator_caps'],
    acts: [],
  },
  { id: 'locked', changes: ['locked.set_terms'], acts: [['fundLockedRewards', api.fundLockedRewards]] },
  { id: 'dual', changes: ['dual.open_product', 'dual.close_product'], acts: [] },
  {
    id: 'ieo',
    changes: ['ieo.set_project', 'ieo.set_market'],
    acts: [
      ['setProjectFacts', api.setProjectFacts],
      ['listProjectFacts', api.listProjectFacts],
      ['moveIssuance', api.moveIssuance],
      ['cancelProject', api.cancelProject],
    ],
  },
  { id: 'loans', changes: ['loans.set_terms'], acts: [] },
  {
    id: 'coupons',
    changes: ['coupons.set_campaign'],
    acts: [
      ['fundCouponRewards', api.fundCouponRewards],
      ['issueCoupons', api.issueCoupons],
      ['revokeCoupon', api.revokeCoupon],
    ],
  },
  { id: 'invitations', changes: ['invitations.set_terms'], acts: [] },
  { id: 'points', changes: ['points.set_task', 'points.set_item'], acts: [] },
  { id: 'game', changes: ['game.set_wheel'], acts: [] },
  {
    id: 'nft',
    changes: ['nft.set_terms'],
    acts: [
      ['setNftArtist', api.setNftArtist],
      ['setNftCollection', api.setNftCollection],
      ['addNftMedia', api.addNftMedia],
      ['mintArtwork', api.mintArtwork],
      ['openNftSeries', api.openNftSeries],
    ],
  },
  { id: 'otc', changes: [], acts: [] },
  { id: 'availability', changes: ['products.set_availability'], acts: [] },
] as const satisfies readonly Product[];

/** The call that sets a kind of setting; absent where none does. */
export function callAt(path: string): CallSpec | undefined {
  return api.allCalls.find((call) => call.access === 'operator' && call.effect === 'commands' && call.path === path);
}

/** The calls that open something new of a kind, also where there is none yet. */
export const openers: { readonly [Type in ChangeType]?: CallSpec } = {
  'spot.set_maker': api.setHouseMaker,
  'fees.set_tiers': api.setFeeTiers,
  'contract.set_terms': api.setContractTerms,
  'options.set_terms': api.setOptionTerms,
  'locked.set_terms': api.setLockedTerms,
  'dual.open_product': api.openDualProduct,
  'dual.close_product': api.closeDualProduct,
  'ieo.set_project': api.setProject,
  'ieo.set_market': api.setProjectMarket,
  'loans.set_terms': api.setLoanTerms,
  'coupons.set_campaign': api.setCouponCampaign,
  'points.set_task': api.setPointsTask,
  'points.set_item': api.setPointsItem,
  'products.set_availability': api.switchProduct,
  'sessions.set_calendar': api.setCalendar,
};

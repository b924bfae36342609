import type { Change } from '../../module.ts';
import { standardCaps } from './rules.ts';
import type { FundingSlice } from './slice.ts';
import type { CreditCaps } from './views.ts';
import { capsWeakening } from './weakening.ts';

/** Those in force; absent before there are terms of funding. */
export function capsOf({ credits, funding }: Pick<FundingSlice, 'credits' | 'funding'>): CreditCaps | undefined {
  return credits.caps ?? (funding.terms === undefined ? undefined : standardCaps(funding.terms.twoPeopleAbove));
}

/** The amounts that one operator may credit, for later decisions. */
export const capsChange: Change<'funding.set_operator_caps', FundingSlice> = {
  refuses(core, { hourMax, dayMax }) {
    if (core.revision < 1) return 'not_permitted';
    return core.funding.terms === undefined || hourMax < 0n || dayMax < hourMax ? 'terms_invalid' : undefined;
  },
  present(core, { type }) {
    const caps = capsOf(core);
    return caps === undefined ? undefined : { type, ...caps };
  },
  weakens: capsWeakening,
  make(core, { hourMax, dayMax }) {
    core.credits.caps = { hourMax, dayMax };
    core.emit({ type: 'funding.operator_caps_set', hourMax, dayMax });
    return {};
  },
};

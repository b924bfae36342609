import { type Atoms, atoms, smaller, zero } from '@candor/money';
import { Buyer } from './buyer.ts';
import { coverWallet } from './funds.ts';
import type { LiveOption } from './option.ts';
import type { TermsVersion } from './options.ts';
import type { OptionsSlice } from './slice.ts';
import type { OptionMarketView, OptionQueries, OptionView } from './views.ts';

function marketViews(core: OptionsSlice): OptionMarketView[] {
  const { options } = core;
  return options.marketsInOrder().flatMap(({ pairId, reserved }) => {
    const version = options.currentTerms.get(pairId);
    return version === undefined ? [] : [marketView(core, version, reserved)];
  });
}

function marketView(core: OptionsSlice, version: TermsVersion, reserved: Atoms): OptionMarketView {
  const left = version.terms.exposureMax - reserved;
  const room = smaller(atoms(left > 0n ? left : 0n), core.ledger.available(coverWallet(core)));
  return { ...version, reserved, room };
}

function view(option: LiveOption): OptionView {
  return { ...option };
}

export function optionQueries(core: OptionsSlice): OptionQueries {
  return {
    optionMarkets: () => marketViews(core),
    optionMarketOn(terms) {
      const reserved = core.options.markets.get(terms.pairId)?.reserved ?? zero;
      return marketView(core, core.options.nextVersion(terms), reserved);
    },
    options: (accountId) => [...core.options.liveOf(accountId)].map(view).reverse(),
    option(accountId, optionId) {
      const option = core.options.buyers.get(accountId)?.live.get(optionId);
      return option === undefined ? undefined : view(option);
    },
    optionLimits(accountId) {
      const buyer = core.options.buyers.get(accountId) ?? new Buyer(accountId);
      const { limits, later, atStake, pausedUntilMs } = buyer;
      return {
        ...limits,
        ...(later === undefined ? {} : { later }),
        ...buyer.usedOn(core.atMs),
        atStake,
        ...(pausedUntilMs > core.atMs ? { pausedUntilMs } : {}),
      };
    },
  };
}

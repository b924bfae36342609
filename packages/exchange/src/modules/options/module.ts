import { type CommandsOf, defineModule } from '../../module.ts';
import { house } from '../../ledger-words.ts';
import { buy } from './buy.ts';
import { checkOptions } from './check.ts';
import { loosen, pause, setLimits } from './limits.ts';
import { giveUpStrike, goOnSettling, settleThrough } from './settle.ts';
import type { OptionsSlice } from './slice.ts';
import type { optionsSpec } from './spec.ts';
import { termsChange } from './terms.ts';
import { onTick } from './tick.ts';

/** Timed options against the house (RULES 6): sold on hashed terms, decided by the tape, underwritten when bought. */
export const optionsModule = defineModule<OptionsSlice, CommandsOf<typeof optionsSpec>>({
  name: 'options',
  handlers: {
    'options.set_terms': termsChange,
    'options.buy': buy,
    'options.set_limits': setLimits,
    'options.pause': pause,
  },
  reactions: { 'index.ticked': onTick },
  due: {
    'options.strike_wait': giveUpStrike,
    /** Whatever the feed does, an expired option is settled. */
    'options.expiry': settleThrough,
    'options.settle': goOnSettling,
    'options.loosen': loosen,
  },
  piecewise: ['options.settle'],
  *holds(core, of) {
    const { options } = core;
    const isUsers = of !== undefined && of !== house.underwriting;
    for (const { accountId, optionId, pairId, stake, reward } of isUsers ? options.liveOf(of) : options.live.values()) {
      const option = { assetId: options.assetId(core), cause: 'option', reference: optionId, at: { pairId } } as const;
      if (of !== house.underwriting) yield { ...option, accountId, walletType: 'options', amount: stake };
      if (!isUsers) yield { ...option, accountId: house.underwriting, walletType: 'house', amount: reward };
    }
  },
  isEmpty: ({ options }) => options.versions.length === 0 && options.buyers.size === 0,
  write: (core, writer) => core.options.write(writer),
  read: (core, reader) => core.options.read(reader),
  check: checkOptions,
});

import { type CommandsOf, defineModule } from '../../module.ts';
import type { AccountId, QuoteId } from '../../vocabulary.ts';
import { checkDesk } from './check.ts';
import { formerAccept, formerQuote } from './former.ts';
import { observeTick } from './pricing.ts';
import { accept, quote } from './quote.ts';
import type { ConvertSlice } from './slice.ts';
import { sweep } from './sweep.ts';
import type { convertSpec } from './spec.ts';
import { fiatChange, setFormerTerms, termsChange } from './terms.ts';

type DeskCommand = 'convert.set_fiat_terms' | 'convert.set_terms';

/** Conversion at a quoted rate against the house's `liquidity` account: coins in the spot wallets, fiat in the fiat wallet. */
export const convertModule = defineModule<ConvertSlice, Exclude<CommandsOf<typeof convertSpec>, DeskCommand>>({
  name: 'convert',
  handlers: {
    'convert.set_former_terms': setFormerTerms,
    'convert.quote': (core, command) => (core.revision >= 1 ? quote(core, command) : formerQuote(core, command)),
    'convert.accept': (core, command) => (core.revision >= 1 ? accept(core, command) : formerAccept(core, command)),
    'convert.sweep': sweep,
  },
  due: {
    'convert.quote_expiry'(core, reference) {
      core.convert.quotes.delete(reference as QuoteId);
      core.convertDesk.forgetQuote(reference as QuoteId);
    },
  },
  write: (core, writer) => core.convert.write(writer),
  read: (core, reader) => core.convert.read(reader),
});

/** The basis of quotes since revision 1: limits, price movements, rates of fiat. */
export const convertDeskModule = defineModule<ConvertSlice, DeskCommand>({
  name: 'convert_desk',
  handlers: {
    'convert.set_terms': termsChange,
    'convert.set_fiat_terms': fiatChange,
  },
  reactions: { 'index.ticked': observeTick },
  due: {
    'convert.minute_end': (core, reference) => core.convertDesk.forgetMinute(reference as AccountId, core.nowMs),
    'convert.day_end': (core, reference) => core.convertDesk.forgetUses(reference as AccountId, core.nowMs),
  },
  isEmpty: (core) => core.convertDesk.isEmpty,
  write: (core, writer) => core.convertDesk.write(writer),
  read: (core, reader) => core.convertDesk.read(reader),
  check: checkDesk,
});

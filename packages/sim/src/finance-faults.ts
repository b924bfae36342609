import {
  type AccountId,
  type Applied,
  type AssetId,
  Core,
  type CoreEvent,
  decodeEvents,
  type EntryKind,
  house,
  type HouseName,
  type Submission,
} from '@candor/exchange';
import { correctedWallet } from '@candor/exchange/rules';
import { present } from '@candor/kernel';
import { sha256 } from '@candor/kernel/hash';
import { atoms, negated, plus, price, zero } from '@candor/money';
import { type Fault, retold, withMore } from './planting.ts';

/** Charges a hundred hours of interest when a loan is made. */
class ChargesAhead extends Core {
  override apply(submission: Submission, sequence: number, atMs: number): Applied {
    const applied = super.apply(submission, sequence, atMs);
    for (const event of decodeEvents(applied.eventBytes)) {
      const loan = event.type === 'loans.borrowed' ? this.loans.live.get(event.loanId) : undefined;
      if (loan !== undefined) loan.partsDue += loan.principal * 100_000_000n;
    }
    return applied;
  }
}

/** Reports sales of collateral at a price a percent below the one that terms publish. */
class SellsTooCheap extends Core {
  override apply(submission: Submission, sequence: number, atMs: number): Applied {
    return retold(super.apply(submission, sequence, atMs), (event) => {
      if (event.type !== 'loans.liquidated') return event;
      const cheap = (last: number) => price(last - Math.floor(last / 100));
      return { ...event, sales: event.sales.map((sale) => ({ ...sale, salePrice: cheap(sale.salePrice) })) };
    });
  }
}

/** Tells every subscriber of an atom more than they get. */
class PromisesTokens extends Core {
  override apply(submission: Submission, sequence: number, atMs: number): Applied {
    return retold(super.apply(submission, sequence, atMs), (event) =>
      event.type === 'ieo.allocated' ? { ...event, allocated: atoms(event.allocated + 1n) } : event,
    );
  }
}

/** Tells of every release of tokens twice. */
class ReleasesAgain extends Core {
  override apply(submission: Submission, sequence: number, atMs: number): Applied {
    const applied = super.apply(submission, sequence, atMs);
    return withMore(
      applied,
      decodeEvents(applied.eventBytes).filter(({ type }) => type === 'ieo.released'),
    );
  }
}

/** Takes the money out of a reserve again as soon as it is set aside, in balanced postings with their facts. */
function emptying(
  emptied: (
    event: CoreEvent,
  ) => readonly [of: HouseName, assetId: AssetId, kind: EntryKind, amount: bigint] | undefined,
): new () => Core {
  return class extends Core {
    override apply(submission: Submission, sequence: number, atMs: number): Applied {
      const applied = super.apply(submission, sequence, atMs);
      const more: CoreEvent[] = [];
      for (const event of decodeEvents(applied.eventBytes)) {
        const found = emptied(event);
        if (found === undefined) continue;
        const [account, assetId, kind, amount] = found;
        const wallet = this.ledger.wallet(house[account], 'house', assetId);
        this.ledger.line(wallet, kind, atoms(amount), atoms(-amount));
        more.push({ type: 'ledger.posted', reference: 0, lines: this.ledger.post() });
      }
      return withMore(applied, more);
    }
  };
}

const LetsYieldsGo = emptying((event) =>
  event.type === 'locked.deposited' ? ['rewards_locked', event.assetId, 'locked_reserve', event.dividend] : undefined,
);
const LetsPayoutsGo = emptying((event) => {
  if (event.type !== 'dual.bought') return undefined;
  const { direction, stakeAssetId, baseOut, quoteOut, stake } = event;
  return ['underwriting', stakeAssetId, 'dual_reserve', (direction === 'call' ? baseOut : quoteOut) - stake];
});
const IssuesUnfunded = emptying((event) =>
  event.type === 'coupons.issued' ? ['rewards_coupons', event.assetId, 'coupon_release', event.worth] : undefined,
);

/** Tells of each dividend twice. */
class PaysDaysAgain extends Core {
  override apply(submission: Submission, sequence: number, atMs: number): Applied {
    const applied = super.apply(submission, sequence, atMs);
    const paid = decodeEvents(applied.eventBytes).filter(({ type }) => type === 'locked.dividend_paid');
    return withMore(applied, paid);
  }
}

/** Decides dual investments whose window had too few ticks. */
class SettlesWithoutTape extends Core {
  override apply(submission: Submission, sequence: number, atMs: number): Applied {
    return retold(super.apply(submission, sequence, atMs), (event) =>
      event.type === 'dual.settled' && event.result === 'void' ? { ...event, result: 'base' } : event,
    );
  }
}

/** Gives inviters an atom of a fee more than was told. */
class RebatesTooMuch extends Core {
  override apply(submission: Submission, sequence: number, atMs: number): Applied {
    const applied = super.apply(submission, sequence, atMs);
    const more: CoreEvent[] = [];
    for (const event of decodeEvents(applied.eventBytes)) {
      if (event.type !== 'invitations.rebated') continue;
      const { assetId, inviterId } = event;
      this.ledger.line(this.ledger.wallet(house.fees, 'house', assetId), 'rebate', negated(atoms(1n)), zero);
      this.ledger.line(this.ledger.wallet(inviterId, 'spot', assetId), 'rebate', atoms(1n), zero);
      more.push({ type: 'ledger.posted', reference: 0, lines: this.ledger.post() });
    }
    return withMore(applied, more);
  }
}

/** Makes a correction as soon as one operator asks for it. */
class CorrectsAlone extends Core {
  override apply(submission: Submission, sequence: number, atMs: number): Applied {
    const applied = super.apply(submission, sequence, atMs);
    const { command } = submission;
    if (command.type !== 'proposals.propose' || command.change.type !== 'ledger.correct') return applied;
    const { type: _type, ...corrected } = command.change;
    const proposed = decodeEvents(applied.eventBytes).find((event) => event.type === 'proposals.proposed');
    if (proposed?.type !== 'proposals.proposed') return applied;
    const { fromAccountId, toAccountId, assetId, amount } = corrected;
    const { proposalId } = proposed;
    this.ledger.line(walletFor(this, fromAccountId, assetId), 'correction', negated(amount), zero);
    this.ledger.line(walletFor(this, toAccountId, assetId), 'correction', amount, zero);
    const operators = [command.operator, command.operator];
    return withMore(applied, [
      { type: 'ledger.posted', reference: proposalId, lines: this.ledger.post() },
      { type: 'ledger.corrected', proposalId, ...corrected, operators },
    ]);
  }
}

function walletFor(core: Core, accountId: AccountId, assetId: AssetId): number {
  const asset = present(core.catalog.assets.get(assetId), 'a correction is of a listed asset');
  return core.ledger.wallet(accountId, correctedWallet(accountId, asset.assetClass), assetId);
}

/** Lets buyers leave orders that they have paid, though no seller has asked for it. */
class ForgetsPayments extends Core {
  override apply(submission: Submission, sequence: number, atMs: number): Applied {
    const applied = super.apply(submission, sequence, atMs);
    for (const event of decodeEvents(applied.eventBytes)) {
      const order = event.type === 'otc.paid' ? this.otc.orders.get(event.orderId) : undefined;
      if (order !== undefined) order.isCancelAsked = true;
    }
    return applied;
  }
}

/** Leaves on offer what orders have bought already. */
class OffersTwice extends Core {
  override apply(submission: Submission, sequence: number, atMs: number): Applied {
    const applied = super.apply(submission, sequence, atMs);
    for (const event of decodeEvents(applied.eventBytes)) {
      // Funds of an ad to sell are frozen, and the auditor of holds would be first.
      const ad = event.type === 'otc.order_opened' && event.side === 'buy' ? this.otc.ads.get(event.adId) : undefined;
      if (ad !== undefined && event.type === 'otc.order_opened') ad.quantity = plus(ad.quantity, event.quantity);
    }
    return applied;
  }
}

/** Ends auctions at the time that was announced, also when somebody bids in the last minutes. */
class EndsHard extends Core {
  override apply(submission: Submission, sequence: number, atMs: number): Applied {
    const { command } = submission;
    const sale = command.type === 'nft.bid' ? this.nft.sales.get(command.saleId) : undefined;
    const endsAtMs = sale?.endsAtMs;
    const applied = super.apply(submission, sequence, atMs);
    if (sale === undefined || endsAtMs === undefined || endsAtMs === sale.endsAtMs) return applied;
    sale.endsAtMs = endsAtMs;
    return retold(applied, (event) => (event.type === 'nft.bid_placed' ? { ...event, endsAtMs } : event));
  }
}

/** Draws boxes from any seed. */
class DrawsFreely extends Core {
  override apply(submission: Submission, sequence: number, atMs: number): Applied {
    const { command } = submission;
    const series = command.type === 'nft.reveal_box' ? this.nft.series.get(command.seriesId) : undefined;
    if (series !== undefined && command.type === 'nft.reveal_box') series.nextHash = sha256(command.seed);
    return super.apply(submission, sequence, atMs);
  }
}

/** Counts no trading for the fees of the days after it. */
class CountsNoTrading extends Core {
  constructor() {
    super();
    this.feeTiers.note = () => undefined;
  }
}

/** Bugs in savings, sales, loans, coupons, invitations, corrections, OTC and NFTs. */
export const financeFaults: readonly Fault[] = [
  { name: 'interest is charged ahead', core: ChargesAhead },
  { name: 'collateral is sold too cheap', core: SellsTooCheap },
  { name: 'more tokens are told than are allocated', core: PromisesTokens },
  { name: 'tokens are released again', core: ReleasesAgain },
  { name: 'the yield of deposits is not reserved', core: LetsYieldsGo },
  { name: 'a dividend is paid again', core: PaysDaysAgain },
  { name: 'payouts of dual investments are not reserved', core: LetsPayoutsGo },
  { name: 'a window without ticks decides', core: SettlesWithoutTape },
  { name: 'coupons are issued without funds', core: IssuesUnfunded },
  { name: 'rebates are more than is told', core: RebatesTooMuch },
  { name: 'one operator corrects a balance', core: CorrectsAlone },
  { name: 'trading moves nobody up', core: CountsNoTrading },
  { name: 'a paid order is let go unasked', core: ForgetsPayments, favoured: ['otc'] },
  { name: 'an ad offers again what was taken', core: OffersTwice, favoured: ['otc'] },
  { name: 'late bids do not move the end of an auction', core: EndsHard, favoured: ['nft'] },
  { name: 'boxes are drawn from any seed', core: DrawsFreely, favoured: ['nft'] },
];

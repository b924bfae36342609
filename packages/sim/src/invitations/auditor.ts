import { type CoreEvent, type EventOf, firstUserAccount, house } from '@candor/exchange';
import { asset, NaiveInvitations, type NaiveRebate } from '@candor/testkit';
import { type Auditor, expectThat, type Delivery } from '../auditors/auditor.ts';

const shared: ReadonlySet<string> = new Set(['trade_fee', 'contract_fee', 'overnight_fee', 'convert_fee']);

/**
 * Rebates from the products' facts, with books of its own: every fee is shared as the naive model does it, and fee by fee the rebate and
 * what the house keeps are the fee, to the atom.
 */
export class InvitationAuditor implements Auditor {
  readonly #naive = new NaiveInvitations(asset.USDT);

  hear({ kind, events, atMs, sequence }: Delivery): void {
    if (kind !== 'fresh') return;
    const due = this.#naive.rebatesOf(events, atMs);
    const told = events.filter(
      (event): event is EventOf<'invitations.rebated'> => event.type === 'invitations.rebated',
    );
    const isSame = textsOf(due).join('\n') === textsOf(told.map(rebateOf)).join('\n');
    expectThat(isSame, `fees are shared as it was agreed, at sequence ${sequence}`);
    this.#expectKept(events, told, sequence);
  }

  /** Per asset: what came in of fees is what users got back of them and what `fees` has more than before. */
  #expectKept(events: readonly CoreEvent[], told: readonly EventOf<'invitations.rebated'>[], sequence: number): void {
    const paid = new Map<number, bigint>();
    const kept = new Map<number, bigint>();
    const given = new Map<number, bigint>();
    for (const event of events) {
      if (event.type !== 'ledger.posted') continue;
      for (const { accountId, assetId, kind, available, frozen } of event.lines) {
        const change = available + frozen;
        if (shared.has(kind) && accountId !== house.fees) add(paid, assetId, -change);
        if (accountId === house.fees && (shared.has(kind) || kind === 'rebate')) add(kept, assetId, change);
        if (kind === 'rebate' && accountId >= firstUserAccount) {
          expectThat(change > 0n, `a rebate is given and not taken, at sequence ${sequence}`);
          add(given, assetId, change);
        }
      }
    }
    for (const [assetId, fee] of paid) {
      const back = given.get(assetId) ?? 0n;
      expectThat(back + (kept.get(assetId) ?? 0n) === fee, `rebate and kept fee are the fee, at sequence ${sequence}`);
    }
    for (const [assetId, back] of given) {
      const stated = told.filter((one) => one.assetId === assetId);
      const sum = stated.reduce((total, { friendPart, inviterPart }) => total + friendPart + inviterPart, 0n);
      expectThat(sum === back, `rebates are posted as they are told, at sequence ${sequence}`);
      expectThat(back <= (paid.get(assetId) ?? 0n), `nobody gets back more than was paid, at sequence ${sequence}`);
    }
    for (const { fee, friendPart, inviterPart } of told) {
      expectThat(friendPart >= 0n && inviterPart >= 0n, `no part is below zero, at sequence ${sequence}`);
      expectThat(friendPart + inviterPart <= fee, `a rebate is at most its fee, at sequence ${sequence}`);
    }
  }
}

function add(sums: Map<number, bigint>, assetId: number, by: bigint): void {
  sums.set(assetId, (sums.get(assetId) ?? 0n) + by);
}

function rebateOf(event: EventOf<'invitations.rebated'>): NaiveRebate {
  const { accountId: friend, inviterId: inviter, feeKind: kind, assetId, fee, friendPart, inviterPart } = event;
  return { friend, inviter, kind, assetId, fee, friendPart, inviterPart };
}

function textsOf(rebates: readonly NaiveRebate[]): string[] {
  return rebates.map((one) => Object.values(one).join(' ')).sort();
}

import type { AccountId } from '@candor/exchange';
import { atoms } from '@candor/money';
import { describeNotices, type FactNotice, type NoticeParts } from '../inbox/describe-notices.ts';
import { usdtId } from '../market/instruments.ts';

export default describeNotices({
  'copy.copied': async ({ accountId, pairId, result, reason }, parts) => {
    if (result !== 'skipped') return undefined;
    const { symbol: pair } = await parts.pair(pairId);
    return {
      accountId,
      notice: { kind: 'copy_skipped', pair, reason: reason ?? '', count: 1 },
      fold: 'copies skipped',
    };
  },
  'copy.trader_changed': async ({ traderId, status }, parts, { sequence }) => {
    // Acts of the trader themselves are no news to them.
    const own: readonly FactNotice[] =
      status === 'applied' || status === 'withdrawn'
        ? []
        : [{ accountId: traderId, notice: { kind: 'copy_application_answered', status } }];
    if (status !== 'suspended' && status !== 'withdrawn') return own;
    const reader = await parts.caughtUp(sequence);
    const [followers, trader] = await Promise.all([reader.followers({ traderId }), nameOf(parts, traderId)]);
    const told = followers.map((accountId) => ({ accountId, notice: { kind: 'follow_stopped', trader } as const }));
    return [...own, ...told];
  },
  'copy.stopped': async ({ accountId, traderId, reason, result }, parts) => {
    const size = atoms(result < 0n ? -result : result);
    const [total, trader] = await Promise.all([parts.amountOf(usdtId, size), nameOf(parts, traderId)]);
    return { accountId, notice: { kind: 'copy_limit_reached', trader, reason, ...total } };
  },
  'copy.profit_shared': async ({ accountId, traderId, paid }, parts) => {
    if (paid <= 0n) return undefined;
    const [share, trader] = await Promise.all([parts.amountOf(usdtId, paid), nameOf(parts, traderId)]);
    return [
      { accountId, notice: { kind: 'copy_profit_paid', trader, ...share } },
      { accountId: traderId, notice: { kind: 'copy_profit_received', ...share, count: 1 }, fold: 'copy profit' },
    ];
  },
});

async function nameOf({ platform }: NoticeParts, traderId: AccountId): Promise<string> {
  return (await platform.accounts.faces([traderId])).get(traderId)?.nickname ?? `#${traderId}`;
}

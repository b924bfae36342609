import { describeNotices } from '../inbox/describe-notices.ts';

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
    if (status !== 'suspended' && status !== 'withdrawn') return undefined;
    const reader = await parts.caughtUp(sequence);
    const [followers, faces] = await Promise.all([
      reader.followers({ traderId }),
      parts.platform.accounts.faces([traderId]),
    ]);
    const trader = faces.get(traderId)?.nickname ?? `#${traderId}`;
    return followers.map((accountId) => ({ accountId, notice: { kind: 'follow_stopped', trader } as const }));
  },
});

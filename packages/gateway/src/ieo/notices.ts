import type { ProjectId } from '@candor/exchange';
import { present } from '@candor/kernel';
import { atomsToText } from '@candor/money';
import { describeNotices, type NoticeParts } from '../inbox/describe-notices.ts';

export default describeNotices({
  'ieo.allocated': async ({ accountId, projectId, allocated, refunded }, parts, { sequence }) => {
    const { token, pay } = await assetsOf(parts, projectId, sequence);
    return {
      accountId,
      notice: {
        kind: 'ieo_allocated',
        project: String(projectId),
        token: token.code,
        amount: atomsToText(allocated, token.scale),
        refunded: atomsToText(refunded, pay.scale),
        asset: pay.code,
      },
    };
  },
  'ieo.released': async ({ accountId, projectId, amount }, parts, { sequence }) => {
    const { token } = await assetsOf(parts, projectId, sequence);
    const released = { project: String(projectId), token: token.code, amount: atomsToText(amount, token.scale) };
    return { accountId, notice: { kind: 'ieo_released', ...released } };
  },
  'ieo.refunded': async ({ accountId, projectId, refunded }, parts, { sequence }) => {
    const { token, pay } = await assetsOf(parts, projectId, sequence);
    const back = { amount: atomsToText(refunded, pay.scale), asset: pay.code };
    return { accountId, notice: { kind: 'ieo_refunded', project: String(projectId), token: token.code, ...back } };
  },
});

async function assetsOf(parts: NoticeParts, projectId: ProjectId, sequence: number) {
  const reader = await parts.caughtUp(sequence);
  const { terms } = present(await reader.projectById({ projectId }), 'the read model has every project');
  const [token, pay] = await Promise.all([parts.asset(terms.tokenAssetId), parts.asset(terms.payAssetId)]);
  return { token, pay };
}

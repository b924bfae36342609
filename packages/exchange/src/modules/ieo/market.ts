import type { Change } from '../../module.ts';
import { weakeningBy } from '../../weakening.ts';
import type { CommandOf } from '../../commands.ts';
import type { IeoSlice } from './slice.ts';

const marketWeakening = weakeningBy<CommandOf<'ieo.set_market'>>({
  type: 'fixed',
  projectId: 'fixed',
  pairId: ['either', 'confirmed'],
  opensAtMs: ['either', 'confirmed'],
});

/**
 * The pair on which a project's token will trade, and from when on. Part of its terms: replaced until the subscription
 * opens, and only postponed afterwards.
 */
export const marketChange: Change<'ieo.set_market', IeoSlice> = {
  refuses(core, { projectId, pairId, opensAtMs }) {
    const project = core.ieo.projects.get(projectId);
    if (project === undefined) return 'project_not_found';
    const pair = core.catalog.pairs.get(pairId);
    if (pair === undefined) return 'pair_not_found';
    const { terms, state } = project;
    const known = core.marketOpenings.byProject.get(projectId);
    const isPostponed = known !== undefined && known.pairId === pairId && opensAtMs > known.opensAtMs;
    if (state !== 'warm_up' && !isPostponed) return 'project_opened';
    const isOfToken = pair.base.assetId === terms.tokenAssetId && pair.hasBook;
    const isResting = pair.status === 'halted';
    const isAfterSale = opensAtMs > terms.closesAtMs && opensAtMs > core.nowMs;
    return isOfToken && isResting && isAfterSale ? undefined : 'terms_invalid';
  },
  present(core, { type, projectId }) {
    const known = core.marketOpenings.byProject.get(projectId);
    return known === undefined ? undefined : { type, ...known };
  },
  weakens: marketWeakening,
  make(core, { projectId, pairId, opensAtMs }) {
    core.marketOpenings.byProject.set(projectId, { projectId, pairId, opensAtMs });
    core.timers.set(opensAtMs, 'ieo.open_market', projectId);
    core.emit({ type: 'ieo.market_set', projectId, pairId, opensAtMs });
    return {};
  },
};

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
    const known = core.marketOpenings.byProject.get(projectId);
    // A project whose last row is paid is forgotten, and its market may still have to open.
    if (project === undefined && known === undefined) return 'project_not_found';
    const pair = core.catalog.pairs.get(pairId);
    if (pair === undefined) return 'pair_not_found';
    const isPostponed = known !== undefined && known.pairId === pairId && opensAtMs > known.opensAtMs;
    if (project?.state !== 'warm_up' && !isPostponed) return 'project_opened';
    const isOfToken = project === undefined || pair.base.assetId === project.terms.tokenAssetId;
    const isResting = pair.status === 'halted' && pair.hasBook;
    const isAfterSale = opensAtMs > core.nowMs && (project === undefined || opensAtMs > project.terms.closesAtMs);
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

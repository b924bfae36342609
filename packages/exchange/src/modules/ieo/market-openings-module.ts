import { assert } from '@candor/kernel';
import { defineModule } from '../../module.ts';
import type { ProjectId } from '../../vocabulary.ts';
import type { IeoSlice } from './slice.ts';

/** Opens a market at its time; a timer of one that was postponed or dropped finds another moment, or none. */
function open(core: IeoSlice, reference: number): void {
  const projectId = reference as ProjectId;
  const { byProject } = core.marketOpenings;
  const opening = byProject.get(projectId);
  if (opening === undefined || opening.opensAtMs > core.nowMs) return;
  byProject.delete(projectId);
  core.emit({ type: 'ieo.market_opened', projectId, pairId: opening.pairId });
}

/** Openings of tokens' markets. The command is IEO's; this part of its state came later. */
export const marketOpeningsModule = defineModule<IeoSlice, never>({
  name: 'ieo_markets',
  handlers: {},
  due: { 'ieo.open_market': open },
  reactions: {
    /** Other terms may be of another token, or close later: their market is set anew. */
    'ieo.project_set': (core, { terms }) => core.marketOpenings.byProject.delete(terms.projectId),
    /** A token that nobody has bought has nobody to trade it. */
    'ieo.allocation_published': (core, { projectId, allocatedTotal }) => {
      if (allocatedTotal === 0n) core.marketOpenings.byProject.delete(projectId);
    },
    'ieo.cancelled': (core, { projectId }) => core.marketOpenings.byProject.delete(projectId),
  },
  isEmpty: (core) => core.marketOpenings.byProject.size === 0,
  write: (core, writer) => core.marketOpenings.write(writer),
  read: (core, reader) => core.marketOpenings.read(reader),
  check(core) {
    for (const { projectId, pairId, opensAtMs } of core.marketOpenings.byProject.values()) {
      assert(core.catalog.pairs.has(pairId), 'a market that opens is listed');
      assert(opensAtMs > core.nowMs && projectId <= core.ieo.lastProjectId, 'a market opens at its time');
    }
  },
});

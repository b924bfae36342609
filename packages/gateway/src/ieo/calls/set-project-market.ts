import { setProjectMarket } from '@candor/api';
import type { PairId, ProjectId } from '@candor/exchange';
import { done } from '@candor/kernel';
import { serveChange } from '../../serving/serve-change.ts';

export default serveChange(setProjectMarket, 'ieo.set_market', {
  change: (_, { projectId, pairId, opensAtMs }) =>
    done({ projectId: projectId as ProjectId, pairId: pairId as PairId, opensAtMs }),
  fields: (_, { projectId, pairId, opensAtMs }) => ({ projectId, pairId, opensAtMs }),
  async draft({ reader }, { projectId, pairId, opensAtMs }) {
    const known = await reader.projectById({ projectId });
    const drafted = known && { ...known, market: { pairId, opensAtMs } };
    return { page: `/pages/ieo/subscribe?project_id=${projectId}`, lists: { projectById: async () => drafted } };
  },
});

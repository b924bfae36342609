import { getProjectDemand } from '@candor/api';
import type { ProjectId } from '@candor/exchange';
import { done, reject } from '@candor/kernel';
import { serve } from '../../serving/serve.ts';
import { demandOf } from '../present/demand.ts';

export default serve(getProjectDemand, async ({ reader, market }, input) => {
  const projectId = input.projectId as ProjectId;
  const project = await reader.projectById({ projectId });
  if (project === undefined) return reject('project_not_found');
  const { scale } = market.instruments.assetOf(project.terms.tokenAssetId);
  return done(demandOf(project, await reader.demandOfProject({ projectId }), scale));
});

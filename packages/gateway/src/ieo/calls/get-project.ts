import { getProject } from '@candor/api';
import type { ProjectId } from '@candor/exchange';
import { done, reject } from '@candor/kernel';
import { hex } from '@candor/kernel/hash';
import { serve } from '../../serving/serve.ts';
import { projectRowOf, shownProject } from '../present/ieo.ts';

export default serve(getProject, async ({ reader, market }, input, { lang }) => {
  const record = await reader.projectById({ projectId: input.projectId as ProjectId });
  if (record === undefined) return reject('project_not_found');
  const project = shownProject(market.instruments, record, lang);
  const row = { ...projectRowOf(project), factsHash: hex(record.terms.factsHash) };
  const { facts, text } = project;
  if (facts === undefined || text === undefined) return done({ ...row, facts: undefined });
  const { issuer, useOfFunds, conflicts, refundRule, paper } = text;
  const { website, document } = facts;
  return done({ ...row, facts: { issuer, useOfFunds, conflicts, refundRule, website, paper, document } });
});

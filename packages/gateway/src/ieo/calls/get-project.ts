import { getProject } from '@candor/api';
import type { ProjectId } from '@candor/exchange';
import { done, reject } from '@candor/kernel';
import { hex } from '@candor/kernel/hash';
import { serve } from '../../serving/serve.ts';
import { projectRowOf, shownProject } from '../present/ieo.ts';

export default serve(getProject, async (deps, input, { lang }) => {
  const record = await deps.reader.projectById({ projectId: input.projectId as ProjectId });
  if (record === undefined) return reject('project_not_found');
  const project = await shownProject(deps, record, lang);
  const row = { ...projectRowOf(project), factsHash: hex(record.terms.factsHash) };
  const { facts, text } = project;
  if (facts === undefined || text === undefined) return done({ ...row, facts: undefined });
  const { issuer, useOfFunds, conflicts, refundRule, paper } = text;
  const { website, paperUrl, version, publishedAtMs, document } = facts;
  const links = { website, paperUrl, version, publishedAtMs };
  return done({ ...row, facts: { issuer, useOfFunds, conflicts, refundRule, ...links, paper, document } });
});

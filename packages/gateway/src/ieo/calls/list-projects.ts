import { listProjects, type ProjectStage } from '@candor/api';
import type { ProjectState } from '@candor/exchange';
import { done } from '@candor/kernel';
import { pageAnswer } from '../../serving/own-lists.ts';
import { serve } from '../../serving/serve.ts';
import { projectRowOf, shownProject } from '../present/ieo.ts';

const statesOf: Readonly<Record<ProjectStage, readonly ProjectState[]>> = {
  warm_up: ['warm_up'],
  in_progress: ['in_progress', 'calculating'],
  finished: ['finished', 'cancelled'],
};

export default serve(listProjects, async ({ reader, market }, { stage, page, limit }, { lang }) => {
  const found = await reader.projects({ page, limit, states: stage && statesOf[stage] });
  const show = (record: (typeof found.rows)[number]) => projectRowOf(shownProject(market.instruments, record, lang));
  return done(pageAnswer({ page, limit }, found, show));
});

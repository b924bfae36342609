import { listProjects } from '@candor/api';
import { done } from '@candor/kernel';
import { pageAnswer } from '../../serving/own-lists.ts';
import { serve } from '../../serving/serve.ts';
import { projectRowOf, shownProject } from '../present/ieo.ts';

export default serve(listProjects, async ({ reader, market }, { stage, page, limit }, { lang }) => {
  const found = await reader.projects({ page, limit, stage });
  const show = (record: (typeof found.rows)[number]) => projectRowOf(shownProject(market.instruments, record, lang));
  return done(pageAnswer({ page, limit }, found, show));
});

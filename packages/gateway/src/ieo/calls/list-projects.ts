import { listProjects } from '@candor/api';
import { done } from '@candor/kernel';
import { pageAnswer } from '../../serving/own-lists.ts';
import { serve } from '../../serving/serve.ts';
import { projectRowOf, shownProject } from '../present/ieo.ts';

export default serve(listProjects, async (deps, { stage, page, limit }, { lang }) => {
  const { rows, total } = await deps.reader.projects({ page, limit, stage });
  const shown = await Promise.all(rows.map((record) => shownProject(deps, record, lang)));
  return done(pageAnswer({ page, limit }, { rows: shown, total }, projectRowOf));
});

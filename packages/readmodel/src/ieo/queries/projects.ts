import type { ProjectId } from '@candor/exchange';
import { countOf } from '../../queries/count-of.ts';
import type { ReadDatabase } from '../../queries/database.ts';
import { type Page, type PageRequest, rangeOf } from '../../queries/page.ts';
import type { ProjectStage } from '../tables/ieo.ts';
import { type ProjectRecord, projectRecord } from '../ieo-record.ts';

interface ProjectsRequest extends PageRequest {
  /** Only these; all when absent. */
  readonly stage?: ProjectStage | undefined;
}

/** Projects, the newest first. */
export async function projects(db: ReadDatabase, request: ProjectsRequest): Promise<Page<ProjectRecord>> {
  const { stage } = request;
  const { limit, offset } = rangeOf(request);
  const matching = db
    .selectFrom('projects')
    .where('project_id', '>', 0 as ProjectId)
    .$if(stage !== undefined, (query) => query.where('stage', '=', stage as ProjectStage));
  const rows = await matching.selectAll().orderBy('project_id', 'desc').limit(limit).offset(offset).execute();
  return { rows: rows.map(projectRecord), total: await countOf(matching) };
}

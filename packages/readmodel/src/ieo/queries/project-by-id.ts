import type { ProjectId } from '@candor/exchange';
import type { ReadDatabase } from '../../queries/database.ts';
import { type ProjectRecord, projectRecord } from '../ieo-record.ts';

/** One project; absent when there is none of this number. */
export async function projectById(
  db: ReadDatabase,
  { projectId }: { readonly projectId: ProjectId },
): Promise<ProjectRecord | undefined> {
  const row = await db.selectFrom('projects').selectAll().where('project_id', '=', projectId).executeTakeFirst();
  return row && projectRecord(row);
}

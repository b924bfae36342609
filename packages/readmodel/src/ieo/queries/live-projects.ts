import type { AccountId, AssetId, ProjectId } from '@candor/exchange';
import { countOf } from '../../queries/count-of.ts';
import type { ReadDatabase } from '../../queries/database.ts';
import type { LiveRequest } from '../../queries/live.ts';
import { type Page, rangeOf } from '../../queries/page.ts';
import { type ProjectRecord, projectRecord } from '../ieo-record.ts';

/** Projects that are not over, the newest first; an account's are those that it has subscribed to. */
export async function liveProjects(db: ReadDatabase, request: LiveRequest): Promise<Page<ProjectRecord>> {
  const { accountId, subjectId } = request;
  const { limit, offset } = rangeOf(request);
  const live = db
    .selectFrom('projects')
    .where('project_id', '>', 0 as ProjectId)
    .where('state', 'not in', ['finished', 'cancelled'])
    .$if(subjectId !== undefined, (query) => query.where('token_asset_id', '=', subjectId as AssetId))
    .$if(accountId !== undefined, (query) =>
      query.where('project_id', 'in', ({ selectFrom }) =>
        selectFrom('subscriptions')
          .select('subscriptions.project_id')
          .where('subscriptions.account_id', '=', accountId as AccountId),
      ),
    );
  const rows = await live.selectAll().orderBy('project_id', 'desc').limit(limit).offset(offset).execute();
  return { rows: rows.map(projectRecord), total: await countOf(live) };
}

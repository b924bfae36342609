import type { ProjectId } from '@candor/exchange';
import type { Atoms } from '@candor/money';
import { atomsOf } from '../../queries/amounts.ts';
import type { ReadDatabase } from '../../queries/database.ts';

/** The subscriptions to a project whose demand is on one step (`demandStepOf`), together. */
export interface DemandRecord {
  readonly step: number;
  readonly subscribers: number;
  readonly wanted: Atoms;
  readonly allocated: Atoms;
}

/** The demand for a project by the size of subscriptions, from the smallest; a few hundred rows at the most. */
export async function demandOfProject(
  db: ReadDatabase,
  { projectId }: { readonly projectId: ProjectId },
): Promise<readonly DemandRecord[]> {
  const rows = await db
    .selectFrom('demand_steps')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('subscribers', '>', 0)
    .orderBy('step')
    .execute();
  return rows.map(({ step, subscribers, wanted_atoms, allocated_atoms }) => ({
    step,
    subscribers,
    wanted: atomsOf(wanted_atoms),
    allocated: atomsOf(allocated_atoms),
  }));
}

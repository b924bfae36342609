import { follow } from '../projection/follow.ts';
import type { ProjectorOrders } from './messages.ts';
import { openFollowing } from './open-following.ts';

export interface RebuildReport {
  /** Commands read, those without facts included. */
  readonly commands: number;
  /** Rows in each table afterwards. */
  readonly rows: Readonly<Record<string, number>>;
}

/** Drops the tables and reads the whole journal again. An interrupted rebuild goes on at the next start of the projector. */
export async function rebuild(orders: ProjectorOrders): Promise<RebuildReport> {
  const following = openFollowing(orders, { startOver: true });
  try {
    await follow(following.source, following.projection);
    return { commands: following.projection.watermark, rows: following.projection.rowCounts() };
  } finally {
    following.close();
  }
}

import { rmSync } from 'node:fs';
import { follow } from '../projection/follow.ts';
import type { ProjectorOrders } from './messages.ts';
import { openFollowing } from './open-following.ts';

interface RebuildReport {
  /** Commands read, those without facts included. */
  readonly commands: number;
  /** Rows in each table afterwards. */
  readonly rows: Readonly<Record<string, number>>;
}

/** Takes the file away, whatever is in it, and reads the whole journal again. An interrupted rebuild goes on at the next start of the projector. */
export async function rebuild(orders: ProjectorOrders): Promise<RebuildReport> {
  for (const suffix of ['', '-wal', '-shm']) rmSync(orders.readModelPath + suffix, { force: true });
  const following = openFollowing(orders);
  try {
    await follow(following.source, following.projection);
    return { commands: following.projection.watermark, rows: following.projection.rowCounts() };
  } finally {
    following.close();
  }
}

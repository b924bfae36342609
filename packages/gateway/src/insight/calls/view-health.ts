import { statfs } from 'node:fs/promises';
import { viewHealth } from '@candor/api';
import { done } from '@candor/kernel';
import { serveOperator } from '../../serving/serve.ts';
import { partRows } from '../part-rows.ts';

export default serveOperator(viewHealth, async (deps) => {
  const { exchange, reader, vitals, machine } = deps;
  const { behindMs, isFollowing } = reader.lag();
  const space = machine.dataFolder === undefined ? undefined : await statfs(machine.dataFolder);
  return done({
    atMs: deps.clock(),
    sequence: exchange.lastSequence,
    underWay: exchange.underWay,
    letters: await deps.platform.insight.waitingLetters(),
    snapshot: machine.snapshot?.(),
    listsBehindMs: Math.round(behindMs),
    areListsFollowing: isFollowing,
    sockets: machine.openSockets(),
    loopLagMs: Math.round(vitals.loopLagMs),
    diskFreeBytes: space && space.bavail * space.bsize,
    isPlatformDamaged: machine.isPlatformDamaged(),
    minutes: vitals.minutes().map((minute) => ({ ...minute, commitMs: Math.round(minute.commitMs * 10) / 10 })),
    parts: await partRows(deps),
  });
});

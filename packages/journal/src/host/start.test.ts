import type { Submission } from '@candor/exchange';
import { describe, expect, it } from 'vitest';
import { startInWorker } from './start.ts';

const opening: Submission<any> = { commandId: 'x', actor: 'system', command: { type: 'accounts.open' } };
const workerOf = (source: string): URL => new URL(`data:text/javascript,${encodeURIComponent(source)}`);

describe('an exchange whose thread fails', () => {
  it('rejects the start when the thread cannot even begin', async () => {
    const start = startInWorker({ workerUrl: workerOf('throw new Error("no such library")'), dataFolder: '.' });
    await expect(start).rejects.toMatchObject({ kind: 'exchange_stopped' });
  });

  it('rejects all waiting calls when the thread is gone', async () => {
    const workerUrl = workerOf(`
      import { workerData } from 'node:worker_threads';
      const { port } = workerData;
      port.on('message', () => process.exit(3));
      port.postMessage({ kind: 'ready', recovery: { snapshotSequence: 0, lastSequence: 0, replayed: 0, skipped: [] } });
    `);
    const exchange = await startInWorker({ workerUrl, dataFolder: '.' });
    const [answer, question] = await Promise.allSettled([exchange.submit(opening), exchange.query('status')]);
    expect(answer).toMatchObject({ status: 'rejected', reason: { kind: 'exchange_stopped' } });
    expect(question).toMatchObject({ status: 'rejected', reason: { kind: 'exchange_stopped' } });
    expect((await exchange.stopped)?.kind).toBe('exchange_stopped');
  });
});

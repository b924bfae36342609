import { parentPort, workerData } from 'node:worker_threads';
import { present } from '@candor/kernel';
import { Follower } from '../projection/follow.ts';
import type { FromProjector, ProjectorOrders, ToProjector } from './messages.ts';
import { openFollowing } from './open-following.ts';

/** The whole of the worker entry. An error ends the thread, and the main thread gets it as the worker's `error`. */
export function runProjectorWorker(): void {
  const port = present(parentPort, 'the projector runs in a thread of its own');
  const tell = (message: FromProjector): void => port.postMessage(message);
  const { source, projection, close } = openFollowing(workerData as ProjectorOrders);
  const follower = new Follower(source, projection, {
    onApplied: (watermark) => tell({ type: 'applied', watermark }),
  });

  port.on('message', (message: ToProjector) => {
    if (message === 'committed') void follower.wake();
    else void stop();
  });
  tell({ type: 'ready', watermark: projection.watermark });
  void follower.wake();

  async function stop(): Promise<void> {
    await follower.stop();
    close();
    port.close();
  }
}

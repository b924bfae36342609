import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { assert } from '@candor/kernel';
import { doTask } from './do-task.ts';
import { endedForMemory, type FromPictures, type ToPictures } from './picture-messages.ts';

const lookEveryMs = 20;

/**
 * The whole of the entry: a process that unpacks what strangers send and has nothing else, no books, no keys, no
 * sockets. It ends with its parent, and by itself when a picture takes more memory than any honest one.
 */
export function runPictureChild(): void {
  assert(process.send !== undefined, 'pictures are drawn for a process that started this one');
  const tell = (message: FromPictures): void => void process.send?.(message);
  goFirstWhenMemoryIsShort();
  // Orders do not wait for pictures where there are fewer processors than work.
  setPriority(constants.priority.PRIORITY_LOW);
  // Ctrl-C is for the server, which ends this process when it needs it no more.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  process.on('disconnect', () => process.exit(0));
  process.on('message', ({ task, memoryMax }: ToPictures) => {
    const watching = setInterval(() => {
      if (process.memoryUsage.rss() > memoryMax) process.exit(endedForMemory);
    }, lookEveryMs);
    doTask(task)
      .then(
        (result) => tell({ result }),
        (error: unknown) => tell({ failed: String(error) }),
      )
      .finally(() => clearInterval(watching));
  });
}

/** Linux: a machine out of memory ends this process before any other. */
function goFirstWhenMemoryIsShort(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Elsewhere, and where it is not allowed, the limit of this process's own has to do.
  }
}

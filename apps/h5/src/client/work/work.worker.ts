import type { WorkTask } from '@candor/api';
import { solveWork } from '@candor/api/work';

/* A thread of its own: the page stays as quick as it was. It is terminated without a waiting caller. */
addEventListener('message', ({ data }: MessageEvent<WorkTask>) => postMessage(solveWork(data)));

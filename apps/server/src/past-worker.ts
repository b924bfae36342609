import { runPastWorker } from './past/run-past.ts';

/** Entry of the thread that makes the past of the simulated traders, once. */
await runPastWorker();

import { runStatementWorker } from '@candor/gateway/statement-worker';

/** Entry of the thread that writes statements into files. */
runStatementWorker();

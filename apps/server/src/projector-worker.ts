import { runProjectorWorker } from '@candor/readmodel';

/** Entry of the thread that keeps the read model. */
runProjectorWorker();

import { runSnapshotWorker } from '@candor/journal';

/** The thread that makes one snapshot of the core's state beside it. Built as a bundle beside the server's own. */
runSnapshotWorker();

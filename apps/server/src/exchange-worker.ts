import { runExchangeWorker } from '@candor/journal';

/** The thread of the exchange: the core, its journal and nothing else. Built as a bundle beside the server's own. */
runExchangeWorker();

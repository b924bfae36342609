/** The server as other programs of this project start it: the real one, with limits that a bench or a test may lift. */
export { readConfig } from './config.ts';
export { createLog } from './log.ts';
export { startServer } from './server.ts';

export { type Config, ConfigError, readConfig } from './config.ts';
export { createLog } from './log.ts';
export { type RunningServer, startServer } from './server.ts';

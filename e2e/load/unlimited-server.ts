import { createLog, readConfig, startServer } from '@candor/server';

/** The real server as a process of its own, without the limits that keep one address or session from asking too often. */
const unlimited = { perSecond: 1_000_000, burst: 1_000_000 };
const config = readConfig(process.env);
const log = createLog(config);

const server = await startServer(config, log, {
  onFailure(fault) {
    log.fatal({ err: fault }, 'the server cannot go on');
    process.exit(1);
  },
  gateway: {
    rateLimits: { public: unlimited, user: unlimited, order: unlimited, code: unlimited, login: unlimited },
    socketLimits: { perIp: 1_000_000 },
    inFlightMax: 1_000_000,
  },
});
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
process.stdout.write(`listening ${server.port}\n`);

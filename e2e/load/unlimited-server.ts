import { standardRateLimits } from '@candor/gateway';
import { createLog, readConfig, startServer } from '@candor/server';

/**
 * The real server as a process of its own, without the limits that keep one client from asking too often, unless
 * `CANDOR_LIMITS` is `standard`.
 */
const unlimited = { perSecond: 1_000_000, burst: 1_000_000 };
const rateLimits = Object.fromEntries(Object.keys(standardRateLimits).map((name) => [name, unlimited]));
const config = readConfig(process.env);
const log = createLog(config);
const noLimits = {
  rateLimits,
  socketLimits: { perIp: 1_000_000 },
  connectionLimits: { total: 1_000_000, perAddress: 1_000_000 },
  inFlightMax: 1_000_000,
  commandsPerDay: Number.MAX_SAFE_INTEGER,
};

const server = await startServer(config, log, {
  onFailure(fault) {
    log.fatal({ err: fault }, 'the server cannot go on');
    process.exit(1);
  },
  gateway: process.env['CANDOR_LIMITS'] === 'standard' ? {} : noLimits,
});
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
process.stdout.write(`operators at ${server.operatorAddress}\nlistening ${server.port}\n`);

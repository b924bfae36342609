import type { Server } from 'node:http';
import { OpenByAddress } from './client-address.ts';
import { isLoopbackAddress } from './known-hosts.ts';

export interface ConnectionLimits {
  /** Open connections in all: below the process's limit of open files, which mails and the books need too. */
  readonly total: number;
  /** Of one address, or of a /64: an office of people with some tabs each. */
  readonly perAddress: number;
}

export const standardConnectionLimits: ConnectionLimits = { total: 20_000, perAddress: 512 };

/** Sockets may have this share of all connections: calls and pages have room beside them. */
const shareOfSockets = 0.75;

export function socketsWithin({ total }: ConnectionLimits): number {
  return Math.floor(total * shareOfSockets);
}

/** Ends connections that are too many, in all or of one address, before anything is read of them. */
export function boundConnections(server: Server, limits: ConnectionLimits, isBehindProxy: boolean): void {
  const open = new OpenByAddress(limits.perAddress);
  server.maxConnections = limits.total;
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    // Everybody's connections are the proxy's.
    if (isBehindProxy && isLoopbackAddress(address)) return;
    if (!open.admits(address)) socket.destroy();
    else socket.once('close', open.opened(address));
  });
}

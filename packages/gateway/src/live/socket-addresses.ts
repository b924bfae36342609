import type { IncomingMessage } from 'node:http';
import { OpenByAddress } from '../http/client-address.ts';
import { isLoopbackAddress } from '../http/known-hosts.ts';

/** The used part of a connection that engine.io has opened. */
export interface EngineConnection {
  readonly request: IncomingMessage;
  once(event: 'close', listener: () => void): unknown;
}

/** Counts the open sockets of each address. */
export class SocketAddresses {
  readonly #isBehindProxy: boolean;
  readonly #open: OpenByAddress;

  /** `isBehindProxy`: a proxy on this machine names the origin of each connection, as for the calls. */
  constructor(most: number, isBehindProxy: boolean) {
    this.#open = new OpenByAddress(most);
    this.#isBehindProxy = isBehindProxy;
  }

  admits(request: IncomingMessage): boolean {
    return this.#open.admits(this.of(request));
  }

  opened(connection: EngineConnection): void {
    connection.once('close', this.#open.opened(this.of(connection.request)));
  }

  /** The address of a connection. */
  of(request: IncomingMessage): string {
    const address = request.socket.remoteAddress ?? '';
    if (!this.#isBehindProxy || !isLoopbackAddress(address)) return address;
    // The proxy appends the address it sees; anybody may have written the part before it.
    const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',');
    return forwarded.at(-1)?.trim() || address;
  }
}

import type { IncomingMessage } from 'node:http';
import { OpenByAddress } from '../http/client-address.ts';
import { isLoopbackAddress } from '../http/known-hosts.ts';

/** What engine.io gives of a connection it has opened. */
export interface EngineConnection {
  readonly request: IncomingMessage;
  once(event: 'close', listener: () => void): unknown;
}

/** Counts the open sockets of each address. */
export class SocketAddresses {
  readonly #isBehindProxy: boolean;
  readonly #open: OpenByAddress;

  /** `isBehindProxy`: a proxy on this machine says whose connection it passes on, as for the calls. */
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

  /** Whose connection it is. */
  of(request: IncomingMessage): string {
    const address = request.socket.remoteAddress ?? '';
    if (!this.#isBehindProxy || !isLoopbackAddress(address)) return address;
    // The proxy writes whom it hears at the end; what stands before it anybody may have written.
    const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',');
    return forwarded.at(-1)?.trim() || address;
  }
}

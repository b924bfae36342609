import type { IncomingMessage } from 'node:http';

/** What engine.io gives of a connection it has opened. */
export interface EngineConnection {
  readonly request: IncomingMessage;
  once(event: 'close', listener: () => void): unknown;
}

/** Counts the open sockets of each address. */
export class SocketAddresses {
  readonly #most: number;
  readonly #isBehindProxy: boolean;
  readonly #open = new Map<string, number>();

  /** `isBehindProxy`: a proxy on this machine says whose connection it passes on, as for the calls. */
  constructor(most: number, isBehindProxy: boolean) {
    this.#most = most;
    this.#isBehindProxy = isBehindProxy;
  }

  admits(request: IncomingMessage): boolean {
    return (this.#open.get(this.#addressOf(request)) ?? 0) < this.#most;
  }

  opened(connection: EngineConnection): void {
    const address = this.#addressOf(connection.request);
    this.#open.set(address, (this.#open.get(address) ?? 0) + 1);
    connection.once('close', () => {
      const left = (this.#open.get(address) ?? 1) - 1;
      if (left === 0) this.#open.delete(address);
      else this.#open.set(address, left);
    });
  }

  #addressOf(request: IncomingMessage): string {
    const address = request.socket.remoteAddress ?? '';
    if (!this.#isBehindProxy || !isLoopback(address)) return address;
    // The proxy writes whom it hears at the end; what stands before it anybody may have written.
    const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',');
    return forwarded.at(-1)?.trim() || address;
  }
}

function isLoopback(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address);
}

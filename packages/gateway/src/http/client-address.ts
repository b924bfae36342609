import { ipClient, ipPrefix } from '@candor/platform';
import type { LimitName, RateLimiter } from './rate-limiter.ts';

/**
 * The number of households of one /48 that may each use a full share: a provider's customers, not one customer's
 * subnets.
 */
const householdsPerNetwork = 8;

/** Whom limits count behind an address: a whole IPv4 address or a /64 as one client, and an IPv6 client's /48 as well. */
interface ClientAddress {
  readonly client: string;
  readonly network: string | undefined;
}

function clientAddress(ip: string): ClientAddress {
  const client = ipClient(ip);
  return { client, network: client.includes(':') ? ipPrefix(ip) : undefined };
}

/** Takes from the client's bucket, and from the larger one of its network. Answers 0, or how many seconds to wait. */
export function takeOfAddress(limiter: RateLimiter, ip: string, name: LimitName, weight = 1): number {
  const { client, network } = clientAddress(ip);
  const waitSeconds = limiter.take(`ip ${client}`, name, weight);
  if (waitSeconds > 0 || network === undefined) return waitSeconds;
  return limiter.take(`ip ${network}`, name, weight, householdsPerNetwork);
}

/** Counts the open connections of each address: so many of a client, and for IPv6 of its network as well. */
export class OpenByAddress {
  readonly #most: number;
  readonly #open = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  admits(ip: string): boolean {
    const { client, network } = clientAddress(ip);
    if (this.#count(client) >= this.#most) return false;
    return network === undefined || this.#count(network) < this.#most * householdsPerNetwork;
  }

  /** Returns the function to call when it is closed again. */
  opened(ip: string): () => void {
    const { client, network } = clientAddress(ip);
    const keys = network === undefined ? [client] : [client, network];
    for (const key of keys) this.#open.set(key, this.#count(key) + 1);
    return () => {
      for (const key of keys) {
        const left = this.#count(key) - 1;
        if (left <= 0) this.#open.delete(key);
        else this.#open.set(key, left);
      }
    };
  }

  #count(key: string): number {
    return this.#open.get(key) ?? 0;
  }
}

import { request as requestPlainly } from 'node:http';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { Fault } from '@candor/kernel';
import webPush from 'web-push';
import type { PushKeys } from './push-keys.ts';
import { endpointOf, isTest, notPublic, publicLookup } from './push-endpoint.ts';
import type { PushMessage } from './push-message.ts';

/** The address of a device at its push service, and the keys that only the device can read with. */
export interface PushTarget {
  readonly endpoint: string;
  /** The device's public key and its secret, base64url. */
  readonly p256dh: string;
  readonly auth: string;
}

/**
 * `gone`: the device is not there any more, or its address may not be sent to; `refused`: this message is never taken;
 * `later`: it may be tried again, not before `afterMs`.
 */
export type Delivery =
  | { readonly outcome: 'taken' | 'gone' | 'refused'; readonly why?: string }
  | { readonly outcome: 'later'; readonly afterMs: number; readonly why: string };

interface Parts {
  readonly keys: PushKeys;
  readonly clock: () => number;
  /** The contact that push services are told: "mailto:" or "https://". */
  readonly subject: string;
  /** The origin of a push service on the machine of a test; absent on every other installation. */
  readonly testOrigin?: string | undefined;
  /** For tests of this guard. */
  readonly lookup?: LookupFunction;
}

/** For connecting, sending and the first line of the answer, together. */
const answerMs = 10_000;
const goneStatuses = new Set([404, 410]);
/** Refusals that end by themselves. */
const passingStatuses = new Set([408, 425, 429]);

/** Hands messages to push services: encrypted for the device, signed with our key (RFC 8291, RFC 8292). */
export class PushService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Tries once. It throws nothing of the world outside. */
  async deliver(target: PushTarget, { content, ttlMs, urgency, topic }: PushMessage): Promise<Delivery> {
    const url = endpointOf(target.endpoint, this.#parts.testOrigin);
    if (url === undefined) return { outcome: 'gone', why: notPublic };
    const { endpoint, p256dh, auth } = target;
    const { method, headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, content, {
      vapidDetails: { subject: this.#parts.subject, ...(await this.#parts.keys.pair()) },
      TTL: Math.max(0, Math.ceil(ttlMs / 1_000)),
      urgency,
      topic,
    });
    try {
      const { status, retryAfter } = await this.#post(url, { method, headers, body });
      return this.#deliveryOf(status, retryAfter);
    } catch (error) {
      const why = error instanceof Fault ? error.kind : ((error as NodeJS.ErrnoException).code ?? 'unknown');
      return why === notPublic ? { outcome: 'gone', why } : { outcome: 'later', afterMs: 0, why };
    }
  }

  #deliveryOf(status: number, retryAfter: string | undefined): Delivery {
    const why = `status ${status}`;
    if (status >= 200 && status < 300) return { outcome: 'taken' };
    if (goneStatuses.has(status)) return { outcome: 'gone', why };
    if (status >= 500 || passingStatuses.has(status)) {
      return { outcome: 'later', afterMs: this.#waitOf(retryAfter), why };
    }
    return { outcome: 'refused', why };
  }

  /** `Retry-After` is a number of seconds, or a date. */
  #waitOf(retryAfter = ''): number {
    const ms = /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) * 1_000 : Date.parse(retryAfter) - this.#parts.clock();
    return Number.isFinite(ms) ? Math.max(0, ms) : 0;
  }

  /** One request on a connection of its own. Redirects are answers like any other, and no answer is read. */
  #post(
    url: URL,
    { method, headers, body }: Pick<ReturnType<typeof webPush.generateRequestDetails>, 'method' | 'headers' | 'body'>,
  ): Promise<{ readonly status: number; readonly retryAfter: string | undefined }> {
    const { testOrigin, lookup = publicLookup() } = this.#parts;
    const ask = url.protocol === 'http:' ? requestPlainly : request;
    return new Promise((resolve, reject) => {
      const asked = ask(
        url,
        {
          method,
          headers,
          agent: false,
          maxHeaderSize: 16_384,
          signal: AbortSignal.timeout(answerMs),
          ...(isTest(url, testOrigin) ? {} : { lookup }),
        },
        (answer) => {
          const retryAfter = answer.headers['retry-after'];
          answer.destroy();
          resolve({ status: answer.statusCode ?? 0, retryAfter });
        },
      );
      asked.on('error', reject);
      asked.end(body);
    });
  }
}

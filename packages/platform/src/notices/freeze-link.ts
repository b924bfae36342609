import { createHmac, timingSafeEqual } from 'node:crypto';
import { dayMs } from '@candor/kernel';

/** Mails are read late; a thief who reads them can do no more with the link than lock themselves out. */
const lifeMs = 7 * dayMs;
const pattern = /^(\d{1,15})\.(\d{1,9})\.(\d{1,15})\.([\w-]{43})$/;

interface Parts {
  readonly pepper: Uint8Array;
  readonly clock: () => number;
  /** The address of the app's site: "https://candor.example". */
  readonly siteUrl: string;
}

/** The account that a link may freeze, with its number of freezes when the link was made. */
interface Freezable {
  readonly userId: number;
  readonly freezeCount: number;
}

/**
 * Links that freeze an account, signed under the installation's pepper. They need no session, do nothing else, end
 * after a week, and are worthless once the account was frozen: an old mail cannot repeat a freeze that was undone.
 */
export class FreezeLinks {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  linkFor(account: Freezable): string {
    const { clock, siteUrl } = this.#parts;
    const claim = `${account.userId}.${account.freezeCount}.${clock() + lifeMs}`;
    // Behind the "#" it is the app's alone: browsers do not send it.
    return `${siteUrl}/h5/#/pages/setting/freeze?token=${claim}.${this.#sign(claim).toString('base64url')}`;
  }

  /** The account of a token, or undefined when it is invalid or has expired. */
  read(token: string): Freezable | undefined {
    const [, userId = '', freezeCount = '', expiresAtMs = '', signature = ''] = pattern.exec(token) ?? [];
    if (signature === '') return undefined;
    const expected = this.#sign(`${userId}.${freezeCount}.${expiresAtMs}`);
    const given = Buffer.from(signature, 'base64url');
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    if (this.#parts.clock() >= Number(expiresAtMs)) return undefined;
    return { userId: Number(userId), freezeCount: Number(freezeCount) };
  }

  #sign(claim: string): Buffer {
    return createHmac('sha256', this.#parts.pepper).update(`freeze account\n${claim}`).digest();
  }
}

import { createHmac, timingSafeEqual } from 'node:crypto';

const pattern = /^(\d{1,15})\.([\w-]{22})$/;
/** 128 bits: impossible to guess, and short enough for a text message. */
const signatureBytes = 16;

interface Parts {
  readonly pepper: Uint8Array;
  /** The address of the app: "https://candor.example". */
  readonly siteUrl: string;
}

/**
 * Links that cancel one request, signed under the installation's pepper. They need no session and do nothing else, and end
 * with the request.
 */
export class CancelLinks {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  linkFor(recoveryId: number): string {
    // Behind the "#" it is the app's alone: browsers do not send it.
    const token = `${recoveryId}.${this.#sign(recoveryId).toString('base64url')}`;
    return `${this.#parts.siteUrl}/h5/#/pages/setting/cancelRecovery?token=${token}`;
  }

  /** The request of a token, or undefined for an invalid one. */
  read(token: string): number | undefined {
    const [, id = '', signature = ''] = pattern.exec(token) ?? [];
    if (signature === '') return undefined;
    const expected = this.#sign(Number(id));
    const given = Buffer.from(signature, 'base64url');
    return given.length === expected.length && timingSafeEqual(given, expected) ? Number(id) : undefined;
  }

  #sign(recoveryId: number): Buffer {
    return createHmac('sha256', this.#parts.pepper)
      .update(`cancel recovery\n${recoveryId}`)
      .digest()
      .subarray(0, signatureBytes);
  }
}

import { setTimeout as pause } from 'node:timers/promises';
import { askPatiently } from './ask.ts';
import type { Codes } from './codes.ts';

const password = 'correct horse battery';
const usdt = 3;

/** Registers people at a practice server, each from an address of their own. */
export class People {
  readonly #address: string;
  readonly #codes: Codes;
  readonly #names = new Map<string, string>();

  constructor(address: string, codes: Codes) {
    this.#address = address;
    this.#codes = codes;
  }

  /** A session of a user with practice funds; a known user gets another one. */
  async user(name: string): Promise<string> {
    const email = `${name}.${process.pid}@attack.example`;
    const identity = { user_string: email, type: 'email' };
    const from = this.#names.get(name) ?? `127.0.3.${1 + this.#names.size}`;
    if (!this.#names.has(name)) {
      this.#names.set(name, from);
      await this.#post('/sms_mail', { user_string: email, scene: 'register' }, from);
      const code = await this.#codes(email, 'register');
      await this.#post('/user/register', { ...identity, code, password, re_password: password }, from);
      const token = String(await this.#post('/user/login', { ...identity, password }, from));
      await this.#post('/practice/claim', { currency: String(usdt) }, from, token);
      return token;
    }
    return String(await this.#post('/user/login', { ...identity, password }, from));
  }

  /** A loaded server requires work or patience; this has the latter. */
  async #post(path: string, fields: Readonly<Record<string, string>>, from: string, token?: string): Promise<unknown> {
    for (let tries = 0; ; tries++) {
      const answered = await askPatiently(
        { address: this.#address },
        {
          method: 'POST',
          path: `/api${path}`,
          from,
          headers: token === undefined ? {} : { authorization: token },
          body: new URLSearchParams({ lang: 'en', ...fields }).toString(),
        },
      );
      const { type, code, message } = JSON.parse(answered.body) as { type: string; code: unknown; message: unknown };
      if (type === 'ok') return message;
      if (tries === 20) throw new Error(`${path}: ${String(code)} ${String(message)}`);
      await pause(500);
    }
  }
}

import {
  addressSubject,
  factorChangeSubject,
  otcMethodSubject,
  payPasswordSubject,
  type StepUpAction,
  withdrawalSubject,
} from '@candor/api';
import { testAuthenticator } from '@candor/platform/test-authenticator';
import { type Seeded, present } from '@candor/kernel';
import { receiptPicture } from '@candor/testkit';
import { type Fields, type Login, mustPost, password, post, upload } from '../load/api-user.ts';
import type { Request, Wish } from './request.ts';
import { depositMin, identify, rails, withdrawFee } from './funds.ts';
import { places } from './places.ts';

/** The site that passkeys are made for, at whatever port the server listens. */
export const siteUrl = 'http://localhost:8080';
const payPassword = '482913';
const assets = { usdt: 3, dollars: 201 } as const;
/** An upload is dear, and a user may send only so many in a day. */
const uploadsMax = 40;

/** A user who moves money in and out: identified, with a pay password, a passkey, and an address to withdraw to. */
export class Spender {
  /** The user's deposit address on the practice chain. */
  depositAddress = '';
  accountId = 0;
  /** The destinations the user asked to book, by the id of the request. */
  readonly bookings = new Map<string, string>();
  readonly #login: Login;
  readonly #random: Seeded;
  readonly #device = testAuthenticator(siteUrl);
  readonly #booked: number[] = [];
  readonly #open: number[] = [];
  readonly #number: number;
  #uploads = 0;
  #nextPlace: number;

  constructor(login: Login, random: Seeded, number: number) {
    this.#login = login;
    this.#random = random;
    this.#nextPlace = number;
    this.#number = number;
  }

  /** Everything before the first withdrawal. */
  async enroll(address: string): Promise<void> {
    await identify(address, this.#login.token, this.#number);
    const set = await this.#stepUp(address, 'pay_password', payPasswordSubject('set'));
    const words = { change: 'set', new_pay_password: payPassword, re_pay_password: payPassword, password };
    await this.#must(address, '/safe/pay_password', { ...words, step_up_id: set.step_up_id });
    const { options } = (await this.#must(address, '/safe/passkey/begin', {})) as { options: string };
    const add = await this.#stepUp(address, 'factor_change', factorChangeSubject('add_passkey'));
    const made = { created: this.#device.create(options), name: 'Key', password, step_up_id: add.step_up_id };
    await this.#must(address, '/safe/passkey/finish', made);
    const usdt = { currency: assets.usdt, rail_id: rails.usdt };
    const chain = (await this.#must(address, '/wallet/get_in_address', usdt)) as { address: string };
    const bank = (await this.#must(address, '/wallet/get_in_address', { currency: assets.dollars })) as {
      reference: string;
    };
    this.depositAddress = chain.address;
    this.accountId = Number(/\d+/.exec(bank.reference)?.[0]);
    const [path, fields] = await this.booking(address);
    const id = `enroll-${this.#number}-booking`;
    const request: Request = { id, path, fields: { ...fields, req_id: id } };
    this.noteRequest(request);
    request.answer = await post(address, path, request.fields, this.#login);
    this.noteAnswer(request);
  }

  /** A payment to the user's address: mostly enough, sometimes below the minimum. */
  deposit(): Wish {
    const number = this.#random.chance(1, 3) ? depositMin - 2 : depositMin + this.#random.below(50);
    return ['/practice/deposit', { rail_id: rails.usdt, number: `${number}` }];
  }

  async claim(address: string): Promise<Wish> {
    if (this.#uploads >= uploadsMax) return this.deposit();
    this.#uploads += 1;
    const proof = await upload(address, 'proof', receiptPicture(`${this.#number} ${this.#uploads}`), this.#login.token);
    const said = { account: 'VCB 0123456789', amount: `${1 + this.#random.below(900)}`, currency: assets.dollars };
    return ['/wallet/charge_req', { ...said, rail_id: rails.dollars, proof }];
  }

  /** One more address of the book; a withdrawal when all are in it. */
  async booking(address: string): Promise<Wish> {
    if (this.bookings.size === places.length) return this.withdrawal(address);
    const at = this.#nextPlace++ % places.length;
    const [place] = present(places[at], 'there are places');
    const qrcode = await upload(address, 'qr', pictureOf(at), this.#login.token);
    const proof = await this.#proof(address, 'address_add', addressSubject({ railId: rails.usdt, address: place }));
    const booked = { currency: assets.usdt, rail_id: rails.usdt, name: `Place ${at}`, address: place, qrcode };
    return ['/user/wallet/save', { ...booked, ...proof }];
  }

  async withdrawal(address: string): Promise<Wish> {
    const destinationId = this.#random.pick(this.#booked);
    const amount = `${10 + this.#random.below(40)}`;
    const asked = { railId: rails.usdt, amount, destinationId, fee: withdrawFee };
    const proof = await this.#proof(address, 'withdraw', withdrawalSubject(asked));
    const fields = { rail_id: rails.usdt, number: amount, address_id: destinationId, fee: withdrawFee };
    return ['/wallet/out', { ...fields, ...proof }];
  }

  undoing(): Wish {
    const id = this.#open.pop();
    return id === undefined ? this.deposit() : ['/wallet/out/cancel', { id }];
  }

  /** Keeps an account to be paid to, and offers USDT for dollars to be paid there. Answers the number of the ad. */
  async offersUsdt(address: string, amount: string): Promise<number> {
    const account = { method: 'wise', holder: 'An', account: 'P-77' } as const;
    const proof = await this.#proof(address, 'otc_method', otcMethodSubject(account));
    await this.#must(address, '/otc/methods/save', { ...account, ...proof });
    const what = {
      side: 'sell',
      currency_id: assets.usdt,
      fiat_id: assets.dollars,
      amount,
      price: '1',
      methods: 'wise',
    };
    const limits = { min: '10', max: '1000', pay_minutes: 300, from_minute: 0, to_minute: 0, level_min: 'basic' };
    const takers = { completed_min: 0, completion_min_ppm: 0, age_days_min: 0, text: '' };
    return ((await this.#must(address, '/otc/ad/save', { ...what, ...limits, ...takers })) as { readonly id: number })
      .id;
  }

  /** Before it is sent: the journal has only the hash of the booked place. */
  noteRequest({ id, path, fields }: Request): void {
    if (path === '/user/wallet/save') this.bookings.set(id, String(fields.address));
  }

  noteAnswer({ path, answer }: Request): void {
    if (answer?.type !== 'ok') return;
    const { id } = answer.message as { id: number };
    if (path === '/wallet/out') this.#open.push(id);
    if (path === '/user/wallet/save') this.#booked.push(id);
  }

  async #proof(address: string, action: StepUpAction, subject: string): Promise<Fields> {
    const { step_up_id, passkey_options } = await this.#stepUp(address, action, subject);
    // As keys do that are synced between devices: it counts nothing, so several proofs may be under way at once.
    this.#device.rewind(-1);
    const passkey = this.#device.get(present(passkey_options, 'who has a passkey is asked for it'));
    return { step_up_id, pay_password: payPassword, passkey };
  }

  async #stepUp(address: string, action: StepUpAction, subject: string): Promise<BegunStepUp> {
    return (await this.#must(address, '/safe/step_up', { action, subject })) as BegunStepUp;
  }

  #must(address: string, path: string, fields: Fields): Promise<unknown> {
    return mustPost(address, path, fields, this.#login);
  }
}

interface BegunStepUp {
  readonly step_up_id: string;
  readonly passkey_options?: string;
}

function pictureOf(at: number): Uint8Array {
  return Buffer.from(present(places[at], 'there are places')[1], 'base64');
}

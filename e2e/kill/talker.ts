import { type Fields, isCutOff, type Login, mustGet, mustPost, post, type WireAnswer } from '../load/api-user.ts';
import { operatorPost } from './operator.ts';

const room = 'en';
const pageSize = 100;
/** Acknowledged messages of each that are sent again after a kill. */
const againMax = 3;

interface Said {
  readonly fields: Fields;
  readonly text: string;
  /** Its number in the room, once acknowledged. */
  seq?: number;
}

interface Row {
  readonly seq: number;
  readonly text: string;
}

/** Lets new accounts write at once. */
export async function openRoom(address: string): Promise<void> {
  await operatorPost(address, '/operator/chat/room', { room, account_age_minutes: 0 });
}

/** A user who writes in the chat room. One that a kill cut off is sent again before any other, under the id it had. */
export class Talker {
  readonly said: Said[] = [];
  /** Times that a kill left one without an answer. */
  cutOff = 0;
  readonly #name: string;
  readonly #login: Login;

  constructor(name: string, login: Login) {
    this.#name = name;
    this.#login = login;
  }

  async enroll(address: string): Promise<void> {
    await mustPost(address, '/user/editNickname', { nickname: `Talker${this.#name}` }, this.#login);
  }

  /** Writes one message more; returns silently when the server is gone, or the user has written enough for a minute. */
  async say(address: string): Promise<void> {
    const waiting = this.said.find(({ seq }) => seq === undefined);
    const text = waiting?.text ?? `${this.#name} says ${this.said.length + 1}`;
    const fields = { room, client_id: `${text.replaceAll(' ', '-')}-in-the-kills`, text };
    const message = waiting ?? { fields, text };
    if (waiting === undefined) this.said.push(message);
    try {
      await this.#send(address, message);
    } catch (error) {
      if (!isCutOff(error)) throw error;
      this.cutOff += 1;
    }
  }

  /** After a start: sends what was cut off, twice at once, and the last ones that were acknowledged. Throws if one has got another place. */
  async again(address: string): Promise<void> {
    const cutOff = this.said.filter(({ seq }) => seq === undefined);
    for (const message of cutOff) await Promise.all([this.#send(address, message), this.#send(address, message)]);
    for (const message of this.said.slice(-againMax)) await this.#send(address, message);
  }

  /** Throws unless the room has each message once, in the order in which they were written. */
  check(rows: readonly Row[]): void {
    const own = rows.filter(({ text }) => text.startsWith(`${this.#name} says `));
    const found = own.map(({ text, seq }) => `${text} at ${seq}`);
    // One that was refused for a minute may not be there yet.
    const said = this.said.filter(({ seq }) => seq !== undefined).map(({ text, seq }) => `${text} at ${seq}`);
    if (found.join() !== said.join()) throw new Error(`in the room: ${found.join()}; acknowledged: ${said.join()}`);
  }

  async #send(address: string, message: Said): Promise<void> {
    const answer: WireAnswer = await post(address, '/chat/send', message.fields, this.#login);
    if (answer.code === 'messages_too_often' && message.seq === undefined) return;
    if (answer.type !== 'ok') throw new Error(`/chat/send: ${answer.code}`);
    const { seq } = answer.message as Row;
    if (message.seq !== undefined && message.seq !== seq)
      throw new Error(`${message.text} was at ${message.seq} and is answered with ${seq}`);
    message.seq = seq;
  }
}

/** After a start: sends again, then reads the whole room. It has each message once, in order and without a hole. */
export async function checkRoom(address: string, token: string, talkers: readonly Talker[]): Promise<void> {
  await Promise.all(talkers.map((talker) => talker.again(address)));
  const rows: Row[] = [];
  for (let hasMore = true; hasMore; ) {
    const query = new URLSearchParams({ room, after_seq: `${rows.at(-1)?.seq ?? 0}`, limit: `${pageSize}` });
    const page = (await mustGet(address, `/chat/messages?${query.toString()}`, token)) as {
      messages: Row[];
      has_more: number;
    };
    rows.push(...page.messages);
    hasMore = Boolean(page.has_more);
  }
  const hole = rows.findIndex(({ seq }, at) => seq !== at + 1);
  if (hole >= 0) throw new Error(`message ${hole + 1} of the room is ${rows[hole]?.seq}`);
  for (const talker of talkers) talker.check(rows);
}

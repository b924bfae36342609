import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** A server under attack. Addresses are written `127.0.0.2`: to the server each is another client. */
export interface Target {
  readonly address: string;
  /** Registers a user with practice funds and returns a session's token; for the same name again, another session. */
  user(name: string): Promise<string>;
  /** Nothing goes on after it. */
  readonly signal: AbortSignal;
}

export interface Asked {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  /** The address it comes from, of 127.0.0.0/8. */
  readonly from?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

export interface Answered {
  readonly status: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 });
/** A bound, so that an attack ends, whatever its answers. */
const answerMsMax = 20_000;
const form = 'application/x-www-form-urlencoded';

export function ask({ address }: Pick<Target, 'address'>, asked: Asked): Promise<Answered> {
  const { method = 'GET', path, from = '127.0.0.1', headers = {}, body } = asked;
  return new Promise((resolve, reject) => {
    const sending = request(
      new URL(path, address),
      {
        method,
        agent,
        localAddress: from,
        headers: {
          ...(body === undefined ? {} : { 'content-type': form, 'content-length': String(Buffer.byteLength(body)) }),
          ...headers,
        },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => (text += chunk));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: text, headers: answer.headers }));
        answer.on('error', reject);
      },
    );
    sending.on('error', reject);
    sending.setTimeout(answerMsMax, () => sending.destroy(new Error(`${path} was not answered`)));
    sending.end(body);
  });
}

/** Repeats until it need not wait: for requests that an attack needs before it begins. */
export async function askPatiently(target: Pick<Target, 'address'>, asked: Asked): Promise<Answered> {
  for (;;) {
    const answered = await ask(target, asked);
    if (answered.status !== 429) return answered;
    await pause(1_000 * Number(answered.headers['retry-after'] ?? 1));
  }
}

/** The outcome of an attack: the number of each answer, by status or by the cause of its end. */
export type Tally = Record<string, number>;

export function count(tally: Tally, key: string): void {
  tally[key] = (tally[key] ?? 0) + 1;
}

const everyMs = 10;
/** More than a server that lives has under way of one attack. */
const underWayMax = 2_000;

/** Calls so many times a second until the signal, even if the answers do not keep up. */
export async function flood(
  target: Target,
  perSecond: number,
  next: (index: number) => Asked | Promise<Asked>,
): Promise<Tally> {
  const tally: Tally = {};
  const underWay = new Set<Promise<void>>();
  const beganAt = performance.now();
  let sent = 0;
  while (!target.signal.aborted) {
    const due = Math.floor(((performance.now() - beganAt) * perSecond) / 1_000);
    for (; sent < due && underWay.size < underWayMax; sent++) {
      const one: Promise<void> = Promise.resolve(next(sent))
        .then((asked) => ask(target, asked))
        .then(
          ({ status }) => count(tally, String(status)),
          () => count(tally, 'cut off'),
        )
        .finally(() => underWay.delete(one));
      underWay.add(one);
    }
    await pause(everyMs);
  }
  await Promise.all(underWay);
  return tally;
}

/** The form of a limit order that rests: a tenth below the last price of the first pair. */
export async function restingOrder(target: Pick<Target, 'address'>): Promise<string> {
  const path = '/api/currency/new_timeshar?symbol=BTC/USDT&period=1min&limit=1';
  const { body } = await askPatiently(target, { path });
  const { message } = JSON.parse(body) as {
    readonly message: { readonly data: readonly { readonly close: string }[] };
  };
  const price = Math.floor(Number(message.data[0]?.close) * 0.9);
  return `currency_id=1&legal_id=3&type=1&target_price=${price}&amount=0.0001`;
}

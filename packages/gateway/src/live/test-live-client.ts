import type { SubscribeReply, TopicMessage } from '@candor/api';
import { assert } from '@candor/kernel';

/** One message of a topic, as it came. */
export interface Heard {
  readonly topic: string;
  readonly message: TopicMessage<any>;
}

const separator = '\u001e';

/**
 * A client of the live topics in plain HTTP: it speaks socket.io's polling transport by hand, so that a test sees the
 * wire and nothing that a library would mend.
 */
export class TestLiveClient {
  readonly heard: Heard[] = [];
  /** Settles when the server has ended the connection. */
  readonly ended: Promise<void>;
  readonly #url: string;
  readonly #acknowledged = new Map<number, (reply: any) => void>();
  readonly #waiting = new Set<() => void>();
  #end: () => void = () => {};
  #isOpen = true;
  #nextAck = 0;

  private constructor(url: string) {
    this.#url = url;
    this.ended = new Promise((resolve) => {
      this.#end = resolve;
    });
  }

  /** Shakes hands with the token in the handshake's own data. Rejects with the status of a handshake that is refused. */
  static async connect(
    base: string,
    { token, origin }: { token?: string; origin?: string } = {},
  ): Promise<TestLiveClient> {
    const url = `${base}/socket.io/?EIO=4&transport=polling`;
    const opened = await fetch(url, { headers: origin === undefined ? {} : { origin } });
    if (opened.status !== 200) throw new Error(`handshake refused: ${opened.status}`);
    const { sid } = JSON.parse((await opened.text()).slice(1)) as { sid: string };
    const client = new TestLiveClient(`${url}&sid=${sid}`);
    await client.#post(`40${JSON.stringify(token === undefined ? {} : { token })}`);
    const connected = client.#until(() => client.#isConnected || !client.#isOpen);
    void client.#poll();
    await connected;
    return client;
  }

  subscribe(...topics: readonly string[]): Promise<SubscribeReply> {
    return this.#emit('subscribe', { topics });
  }

  unsubscribe(...topics: readonly string[]): Promise<unknown> {
    return this.#emit('unsubscribe', { topics });
  }

  /** The messages of a topic so far, once there are enough. */
  async messagesOf(topic: string, isEnough: (messages: readonly TopicMessage<any>[]) => boolean) {
    const messages = () => this.heard.filter((heard) => heard.topic === topic).map(({ message }) => message);
    await this.#until(() => isEnough(messages()));
    return messages();
  }

  async close(): Promise<void> {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    await this.#post('1').catch(() => undefined);
  }

  #isConnected = false;

  async #emit(event: string, payload: unknown): Promise<any> {
    const ack = this.#nextAck++;
    const replied = new Promise((resolve) => this.#acknowledged.set(ack, resolve));
    await this.#post(`42${ack}${JSON.stringify([event, payload])}`);
    return replied;
  }

  async #post(body: string): Promise<void> {
    const answer = await fetch(this.#url, { method: 'POST', body, headers: { 'content-type': 'text/plain' } });
    assert(answer.status === 200, 'the server takes what an open connection posts');
  }

  async #poll(): Promise<void> {
    while (this.#isOpen) {
      const answer = await fetch(this.#url).catch(() => undefined);
      if (answer?.status !== 200) break;
      for (const packet of (await answer.text()).split(separator)) await this.#take(packet);
      for (const wake of this.#waiting) wake();
    }
    this.#isOpen = false;
    this.#end();
    for (const wake of this.#waiting) wake();
  }

  async #take(packet: string): Promise<void> {
    if (packet === '2') return this.#post('3');
    if (packet.startsWith('40')) this.#isConnected = true;
    if (packet === '1' || packet.startsWith('41') || packet.startsWith('44')) this.#isOpen = false;
    const acknowledged = /^43(\d+)(.*)$/s.exec(packet);
    if (acknowledged !== null)
      this.#acknowledged.get(Number(acknowledged[1]))?.(JSON.parse(acknowledged[2] as string)[0]);
    if (!packet.startsWith('42')) return;
    const [event, topic, message] = JSON.parse(packet.slice(2)) as [string, string, TopicMessage];
    if (event === 't') this.heard.push({ topic, message });
  }

  /** Looks again whenever something has come; the test's own time-out is the only clock. */
  #until(isTrue: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const wake = (): void => {
        if (!isTrue()) return;
        this.#waiting.delete(wake);
        resolve();
      };
      this.#waiting.add(wake);
      wake();
    });
  }
}

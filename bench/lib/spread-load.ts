import { Agent, request } from 'node:http';

interface Sent {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface Spread {
  readonly url: string;
  readonly perSecond: number;
  readonly seconds: number;
  readonly requests: readonly Sent[];
  readonly isRight: (body: string) => boolean;
}

interface Answers {
  /** From the sending of each to the end of its answer, the shortest first. */
  readonly ms: readonly number[];
  readonly failed: number;
}

/**
 * POSTs that come one by one, with gaps of chance as those of people who know nothing of each other, whether earlier ones
 * have been answered or not. autocannon's own rate sends what is due on all its connections in the same moment, which
 * measures how long a crowd waits for itself.
 */
export async function spreadLoad({ url, perSecond, seconds, requests, isRight }: Spread): Promise<Answers> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const ms: number[] = [];
  let failed = 0;
  const send = ({ path, headers, body }: Sent) =>
    new Promise<void>((resolve) => {
      const sentMs = performance.now();
      const length = Buffer.byteLength(body);
      const options = { method: 'POST', agent, headers: { ...headers, 'content-length': length } };
      const asked = request(url + path, options, (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => (text += chunk));
        answer.on('end', () => {
          ms.push(performance.now() - sentMs);
          if (!isRight(text)) failed += 1;
          resolve();
        });
      });
      asked.on('error', () => {
        failed += 1;
        resolve();
      });
      asked.end(body);
    });
  const under: Promise<void>[] = [];
  const startMs = performance.now();
  for (let dueMs = 0; dueMs < seconds * 1_000; dueMs -= (Math.log(1 - Math.random()) * 1_000) / perSecond) {
    const waitMs = startMs + dueMs - performance.now();
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    under.push(send(requests[under.length % requests.length] as Sent));
  }
  await Promise.all(under);
  agent.destroy();
  return { ms: ms.toSorted((a, b) => a - b), failed };
}

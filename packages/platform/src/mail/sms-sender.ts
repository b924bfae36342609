import { Fault } from '@candor/kernel';
import type { PlatformLog } from '../log.ts';
import { DeliveryLine } from './delivery-line.ts';
import type { Mailer, Message } from './mailer.ts';

const answerMs = 10_000;

/** A carrier of text messages: `POST {to, text}` as JSON, with the token as `Bearer`; any 2xx is "taken". */
export interface SmsCarrier {
  readonly url: string;
  readonly token: string;
}

/** Text messages through one carrier over HTTP. Other carriers are reached by a small adapter that speaks this. */
export function smsSender({ url, token }: SmsCarrier, log: PlatformLog, pauseMs?: number): Mailer {
  async function handOver({ to, text, id }: Message): Promise<void> {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        ...(id === undefined ? {} : { 'idempotency-key': id }),
      },
      body: JSON.stringify({ to, text }),
      redirect: 'error',
      signal: AbortSignal.timeout(answerMs),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Fault('sms_refused', `the carrier answered ${answer.status}`);
  }
  const line = new DeliveryLine(handOver, log, pauseMs);
  return {
    channels: ['sms'],
    async deliver(message) {
      line.accept(message);
    },
    handOver,
    async close() {
      await line.settled();
    },
  };
}

import { stepUpSubject } from '../step-up/step-up.ts';

interface SendSubject {
  /** As `/wallet/send/recipient` gave it: it stands for one person, and for one sender. */
  readonly recipient: string;
  readonly assetId: number;
  /** Decimal text as it is sent. */
  readonly amount: string;
}

/** The subject of a send: whom, which asset, how much. */
export function sendSubject({ recipient, assetId, amount }: SendSubject): string {
  return stepUpSubject('send', { recipient, assetId: String(assetId), amount });
}

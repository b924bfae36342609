import type { EventOf } from '@candor/exchange';
import { type Auditor, expectThat, type Delivery } from '../auditors/auditor.ts';

type Sent = EventOf<'send.sent'>;
type Posted = EventOf<'ledger.posted'>;

/** RULES 13: every send is one posting, of the same amount out of one account and into the same account of another. */
export class SendAuditor implements Auditor {
  #count = 0;

  hear({ events, submission: { command } }: Delivery): void {
    const postings = events.filter(
      (event): event is Posted => event.type === 'ledger.posted' && event.lines.some(({ kind }) => isOfSend(kind)),
    );
    const sends = events.filter((event): event is Sent => event.type === 'send.sent');
    expectThat(postings.length === sends.length, 'every send is posted once');
    for (const [place, sent] of sends.entries()) {
      this.#count += 1;
      expectThat(sent.sendId === this.#count, `send ${sent.sendId} has the next number`);
      const isOwn = command.type === 'send.send' && command.accountId === sent.accountId;
      expectThat(isOwn, `send ${sent.sendId} was ordered by its sender`);
      expectThat(sent.accountId !== sent.recipientId, `send ${sent.sendId} has two sides`);
      const [out, into, ...others] = postings[place]?.lines ?? [];
      const isWhole = others.length === 0 && postings[place]?.reference === sent.sendId;
      const isOut = out?.kind === 'send' && out.accountId === sent.accountId && out.available === -sent.amount;
      const isIn =
        into?.kind === 'send_received' && into.accountId === sent.recipientId && into.available === sent.amount;
      const isSameAccount = out?.walletType === into?.walletType && out?.assetId === into?.assetId;
      expectThat(isWhole && isOut && isIn && isSameAccount, `send ${sent.sendId} is posted as it was told`);
    }
  }
}

function isOfSend(kind: string): boolean {
  return kind === 'send' || kind === 'send_received';
}

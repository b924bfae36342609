import { type Auditor, expectThat, type Told } from './auditor.ts';

const validMs = 15_000;

/** A conversion gives what its quote said, within 15 s, once (RULES 13). */
export class QuoteAuditor implements Auditor {
  readonly #quotes = new Map<number, { toAmount: bigint; fromAmount: bigint; askedAtMs: number }>();

  hear({ submission, kind, outcome, atMs, events }: Told): void {
    if (kind !== 'fresh' || !outcome.ok) return;
    if (submission.command.type === 'convert.quote') {
      const { quoteId, toAmount, fromAmount } = outcome.value;
      this.#quotes.set(quoteId, { toAmount, fromAmount, askedAtMs: atMs });
    }
    for (const event of events) {
      if (event.type !== 'convert.converted') continue;
      const quote = this.#quotes.get(event.quoteId);
      expectThat(quote !== undefined, `quote ${event.quoteId} was asked for and is used once`);
      this.#quotes.delete(event.quoteId);
      if (quote === undefined) continue;
      const isAsQuoted = quote.toAmount === event.toAmount && quote.fromAmount === event.fromAmount;
      expectThat(isAsQuoted, `quote ${event.quoteId} is not priced anew`);
      expectThat(atMs - quote.askedAtMs <= validMs, `quote ${event.quoteId} is used within 15 s`);
    }
  }
}

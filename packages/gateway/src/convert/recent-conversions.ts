import type { AccountId, Exchange, QuoteId } from '@candor/exchange';
import type { Conversion, Reader } from '@candor/readmodel';
import { Fault } from '@candor/kernel';

const keptMax = 2_000;
const pageSize = 100;
const pagesMax = 50;
const catchUpMs = 5_000;

/**
 * Conversions that were just carried out. The answer to accepting a quote shows its rates, which are in the fact and
 * not in the outcome; the fact arrives with the outcome, and old ones are in the read model.
 */
export class RecentConversions {
  readonly #kept = new Map<QuoteId, Conversion>();
  readonly #reader: Reader;
  readonly #stop: () => void;

  constructor(exchange: Exchange, reader: Reader) {
    this.#reader = reader;
    this.#stop = exchange.onCommit(
      (batch) => {
        for (const { event, atMs } of batch.events) {
          if (event.type === 'convert.converted') this.#keep({ ...event, atMs });
        }
      },
      (type) => type === 'convert.converted',
    );
  }

  /** The conversion of an accepted quote; `sequence` is its place in the journal. */
  async find(
    { accountId }: { readonly accountId: AccountId },
    quoteId: QuoteId,
    sequence: number,
  ): Promise<Conversion> {
    const kept = this.#kept.get(quoteId);
    if (kept !== undefined) return kept;
    await this.#reader.waitFor(sequence, catchUpMs);
    for (let page = 1; page <= pagesMax; page++) {
      const { rows } = await this.#reader.conversions({ accountId, page, limit: pageSize });
      const found = rows.find((conversion) => conversion.quoteId === quoteId);
      if (found !== undefined) return found;
      if (rows.length < pageSize) break;
    }
    throw new Fault('server_busy', `conversion ${quoteId} is done but cannot be shown yet`);
  }

  close(): void {
    this.#stop();
  }

  #keep(conversion: Conversion): void {
    this.#kept.set(conversion.quoteId, conversion);
    if (this.#kept.size <= keptMax) return;
    for (const oldest of this.#kept.keys()) {
      this.#kept.delete(oldest);
      return;
    }
  }
}

import { type ByteReader, type ByteWriter, bool, type Encoded, listOf, optional, struct, uint } from '@candor/kernel';
import { accountId, amount, assetId, ppm, type QuoteId, quoteId } from '../../vocabulary.ts';

const quoteRecord = struct({
  quoteId,
  accountId,
  fromAssetId: assetId,
  toAssetId: assetId,
  fromAmount: amount,
  gross: amount,
  toAmount: amount,
  fee: amount,
  midRate: amount,
  rate: amount,
  expiresAtMs: uint,
  isUsed: bool,
});
type Quote = Encoded<typeof quoteRecord>;

const termsRecord = struct({ spread: ppm, fee: ppm, minValue: amount });
type Terms = Encoded<typeof termsRecord>;

/** The terms of conversion and the quotes that are still good. */
export class Conversions {
  terms: Terms | undefined;
  nextQuoteId = 1;
  readonly quotes = new Map<QuoteId, Quote>();

  write(writer: ByteWriter): void {
    optional(termsRecord).write(writer, this.terms);
    writer.uint(this.nextQuoteId);
    listOf(quoteRecord).write(writer, [...this.quotes.values()]);
  }

  read(reader: ByteReader): void {
    this.terms = optional(termsRecord).read(reader);
    this.nextQuoteId = reader.uint();
    for (const quote of listOf(quoteRecord).read(reader)) this.quotes.set(quote.quoteId, quote);
  }
}

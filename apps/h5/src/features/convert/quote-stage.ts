import type { CallError, ConversionQuote, ConversionRow } from '@candor/api';
import { quoteValidMs } from '@candor/exchange/rules';

/** A quote with an id: every figure is there. */
export type FullQuote = Complete<ConversionQuote>;
type Complete<Quote> = { readonly [Name in keyof Quote]-?: NonNullable<Quote[Name]> };

export interface Quoting {
  readonly isAsking: boolean;
  readonly quote: FullQuote | undefined;
  /** The result of the quote before, which the index has run away from: this one replaced it by itself. */
  readonly movedFrom: string | undefined;
  /** The reason that there is no quote, or that the last acceptance failed. */
  readonly error: CallError | undefined;
  readonly done: ConversionRow | undefined;
}

export const noQuoting: Quoting = {
  isAsking: false,
  quote: undefined,
  movedFrom: undefined,
  error: undefined,
  done: undefined,
};

/**
 * The stage of the sheet. `uncertain`: an acceptance got no answer, so the same acceptance may be sent again, even
 * after the quote's time; a new quote then could convert twice.
 */
export type QuoteStage = 'asking' | 'refused' | 'offered' | 'uncertain' | 'expired' | 'done';

export function stageOf({ isAsking, quote, error, done }: Quoting, nowMs: number): QuoteStage {
  if (done !== undefined) return 'done';
  if (isAsking) return 'asking';
  if (quote === undefined) return 'refused';
  if (error !== undefined && !error.isAnswer) return 'uncertain';
  if (isOver(error) || nowMs >= quote.expiresAtMs) return 'expired';
  return 'offered';
}

/** Refusals after which this quote will never be accepted. */
function isOver(error: CallError | undefined): boolean {
  return error?.code === 'quote_expired' || error?.code === 'quote_replaced';
}

const figures = [
  'quoteId',
  'fromAmount',
  'toAmount',
  'fee',
  'rate',
  'midRate',
  'expiresAtMs',
] as const satisfies readonly (keyof ConversionQuote)[];

export function isFullQuote(quote: ConversionQuote): quote is FullQuote {
  return figures.every((name) => quote[name] !== undefined);
}

/** Whole seconds left, and the share of the quote's time that is left, 0 to 1. */
export function timeLeft(expiresAtMs: number, nowMs: number): { readonly seconds: number; readonly share: number } {
  const ms = Math.min(quoteValidMs, Math.max(0, expiresAtMs - nowMs));
  return { seconds: Math.ceil(ms / 1_000), share: ms / quoteValidMs };
}

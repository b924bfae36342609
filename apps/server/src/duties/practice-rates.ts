import { dayMs } from '@candor/kernel';
import { type Duty, repeating } from '@candor/kernel/duty';
import { builtInFiatRates } from '@candor/api';
import type { Exchange } from '@candor/exchange';
import { priceFromText } from '@candor/money';
import type { Logger } from 'pino';

/** As users see it: the rate has no source in the real world. */
export const practiceRateSource = 'built-in (practice)';
const looksEveryMs = 3_600_000;

interface PracticeRatesParts {
  readonly exchange: Pick<Exchange, 'submit' | 'query'>;
  readonly clock: () => number;
  readonly log: Pick<Logger, 'warn'>;
}

/**
 * Sets the built-in rates of listed fiat again every day, so that a practice installation converts it without an
 * operator. A rate that an operator has set stays theirs, and grows old as everywhere.
 */
export async function sayPracticeRates({ exchange, clock, log }: PracticeRatesParts): Promise<void> {
  const [assets, rates] = await Promise.all([exchange.query('assets'), exchange.query('fiatRates')]);
  const nowMs = clock();
  for (const { assetId, code, assetClass } of assets) {
    const fiatRate = assetClass === 'fiat' ? priceFromText(builtInFiatRates[code] ?? '') : undefined;
    const known = rates.find((rate) => rate.assetId === assetId);
    const isOperators = known !== undefined && known.source !== practiceRateSource;
    if (fiatRate === undefined || isOperators || (known !== undefined && nowMs - known.asOfMs < dayMs)) continue;
    const { outcome } = await exchange.submit({
      commandId: `practice:fiat:${code}:${nowMs}`,
      actor: 'system',
      command: { type: 'convert.set_fiat_terms', assetId, fiatRate, source: practiceRateSource, asOfMs: nowMs },
    });
    if (!outcome.ok)
      log.warn({ event: 'fiat.rate_refused', code, refusal: outcome.code }, 'a built-in rate was refused');
  }
}

/** Looks every hour; the first look, before anything is converted, is the caller's own. */
export function practiceRates(parts: PracticeRatesParts & { readonly log: Pick<Logger, 'warn' | 'error'> }): Duty {
  return repeating('practice-rates', {
    everyMs: looksEveryMs,
    work: () => sayPracticeRates(parts),
    onError: (error) =>
      parts.log.error({ event: 'fiat.rates_not_said', err: error }, 'the built-in rates could not be said'),
  });
}

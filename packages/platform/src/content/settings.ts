import type { Kysely } from 'kysely';
import type { PlatformTables } from '../database/tables.ts';

/** The display rate of a currency: units per USDT. The exchange has its own rates for converting fiat. */
export interface FiatRate {
  readonly currencyCode: string;
  /** Decimal text. */
  readonly rate: string;
  /** Sign to show: $, ₫, ¥. */
  readonly symbol: string;
  readonly decimals: number;
  /** The time of the rate. */
  readonly savedAtMs: number;
  /** The source of the rate. */
  readonly source: string;
}

/** All settings of the site, such as `site_name` and `site_logo`. */
export async function readSettings(db: Kysely<PlatformTables>): Promise<Readonly<Record<string, string>>> {
  const rows = await db.selectFrom('site_settings').selectAll().orderBy('setting_key').execute();
  return Object.fromEntries(rows.map((row) => [row.setting_key, row.value]));
}

/** `undefined` when there is no such setting. */
export async function readSetting(db: Kysely<PlatformTables>, key: string): Promise<string | undefined> {
  const row = await db.selectFrom('site_settings').select('value').where('setting_key', '=', key).executeTakeFirst();
  return row?.value;
}

export async function listFiatRates(db: Kysely<PlatformTables>): Promise<readonly FiatRate[]> {
  const rows = await db.selectFrom('fiat_rates').selectAll().orderBy('currency_code').execute();
  return rows.map((row) => ({
    currencyCode: row.currency_code,
    rate: row.rate,
    ...howFiatIsShown(row.currency_code),
    savedAtMs: row.saved_at_ms,
    source: row.source,
  }));
}

/** Changes the rate of a currency that is shown; false when none of this code is. */
export async function saveFiatRate(
  db: Kysely<PlatformTables>,
  { currencyCode, rate, source, savedAtMs }: Pick<FiatRate, 'currencyCode' | 'rate' | 'source' | 'savedAtMs'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('fiat_rates')
    .set({ rate, source, saved_at_ms: savedAtMs })
    .where('currency_code', '=', currencyCode)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Sign and decimals of a currency. */
export function howFiatIsShown(currency: string): { symbol: string; decimals: number } {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  const symbol = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
  return { symbol, decimals: format.resolvedOptions().maximumFractionDigits ?? 2 };
}

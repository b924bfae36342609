import type { OutputOf, viewHealth, viewInsight } from '@candor/api';
import { dateText } from '@candor/kit';
import { languageOf } from '@candor/messages';
import { useCallback } from 'react';
import { useSettings } from '../lib/settings.ts';

export type Insight = OutputOf<typeof viewInsight>;
export type Health = OutputOf<typeof viewHealth>;

/** The figures of an installation, in the order in which they are shown. */
export const figureNames = [
  'users',
  'active',
  'orders',
  'volume',
  'fees',
  'openInterest',
  'deposits',
  'records',
] as const;

const format = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 2 });

/** A number for a picture or a tile, short from a thousand on, as volumes are in every language: `1.2M`. */
export function short(value: number): string {
  return format.format(value);
}

/** A day of UTC as people of the language write it. */
export function useDay(): (ms: number) => string {
  const { language } = useSettings();
  return useCallback((ms) => dateText(ms, 'UTC', languageOf(language).htmlLang), [language]);
}

import type { OutputOf, viewHealth, viewInsight } from '@candor/api';
import { dateText } from '@candor/kit';
import { languageOf } from '@candor/messages';
import { useCallback, useMemo } from 'react';
import { useSettings } from '../lib/settings.ts';

export type Insight = OutputOf<typeof viewInsight>;
export type Health = OutputOf<typeof viewHealth>;

/** The figures of an installation, in the order in which they are shown. */
export const figureNames = ['users', 'active', 'records', 'volume', 'fees', 'openInterest', 'deposits'] as const;

/** A number for a picture or a tile, short from a million on: `1.2M`. */
export function useShort(): (value: number) => string {
  const { language } = useSettings();
  return useMemo(() => {
    const format = new Intl.NumberFormat(languageOf(language).htmlLang, {
      notation: 'compact',
      maximumFractionDigits: 2,
    });
    return (value) => format.format(value);
  }, [language]);
}

/** A day of UTC as people of the language write it. */
export function useDay(): (ms: number) => string {
  const { language } = useSettings();
  return useCallback((ms) => dateText(ms, 'UTC', languageOf(language).htmlLang), [language]);
}

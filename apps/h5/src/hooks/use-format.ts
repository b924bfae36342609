import { chineseFormats, type Format, formats, hiddenFormat } from '@candor/kit';
import { useStore } from 'zustand';
import { settings } from '#client/read.ts';
import type { Settings } from '#client/settings.ts';

const formatOf = ({ language, numberFormat }: Settings) => (language === 'zh' ? chineseFormats : formats)[numberFormat];

/** Writes figures as the user likes them; a component renders again only when that changes. */
export function useFormat(): Format {
  return useStore(settings.store, formatOf);
}

/** The same for the user's own money: stars while balances are hidden. False: for figures that are not. */
export function useOwnFormat(isOwn = true): Format {
  return useStore(settings.store, (all) => (isOwn && all.areBalancesHidden ? hiddenFormat : formatOf(all)));
}

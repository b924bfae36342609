import type { TextPartName } from '@candor/messages';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Language, LoadedTexts } from './load-texts.ts';

interface Texts {
  /** The texts on the screen; empty until the first have come, for which the start waits. */
  readonly store: StoreApi<{ readonly shown?: LoadedTexts }>;
  /** Shows these parts beside those already there, all in the chosen language; rejects when a file does not come. */
  readonly bring: (parts?: readonly TextPartName[]) => Promise<void>;
}

/** Keeps the texts of one language: all parts requested so far, so that a screen never shows two languages. */
export function createTexts(
  load: (language: Language, parts: readonly TextPartName[]) => Promise<LoadedTexts>,
  languageNow: () => Language,
): Texts {
  const store: Texts['store'] = createStore(() => ({}));
  /** All parts on the screen and these, when any of them is not there in the chosen language. */
  function wanted(parts: readonly TextPartName[]): readonly TextPartName[] | undefined {
    const { shown } = store.getState();
    const all = [...new Set([...(shown?.parts ?? []), ...parts])];
    return shown?.language === languageNow() && shown.parts.length === all.length ? undefined : all;
  }
  async function bring(parts: readonly TextPartName[] = []): Promise<void> {
    for (let all = wanted(parts); all !== undefined; all = wanted(parts)) {
      const texts = await load(languageNow(), all);
      // Another language may have been chosen meanwhile, or another part have come.
      const isWhole = wanted(parts)?.every((part) => texts.parts.includes(part)) ?? false;
      if (isWhole && texts.language === languageNow()) store.setState({ shown: texts });
    }
  }
  return { store, bring };
}

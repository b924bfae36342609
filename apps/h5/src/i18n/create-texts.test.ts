import type { TextPartName } from '@candor/messages';
import { expect, test } from 'vitest';
import type { Language, LoadedTexts } from './load-texts.ts';
import { createTexts } from './create-texts.ts';

/** Texts whose files come when the test releases them, in the order of the requests. */
function textsByHand() {
  const asked: { readonly answer: () => void; readonly fail: () => void }[] = [];
  const state = { language: 'en' as Language };
  const load = (language: Language, parts: readonly TextPartName[]) =>
    new Promise<LoadedTexts>((answer, fail) => {
      asked.push({ answer: () => answer({ language, parts, texts: {} }), fail: () => fail(new Error('offline')) });
    });
  const texts = createTexts(load, () => state.language);
  const shown = () => {
    const { language, parts } = texts.store.getState().shown ?? {};
    return [language, ...(parts ?? [])];
  };
  return { ...texts, asked, state, shown };
}

const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

test('loads nothing that is on the screen', async () => {
  const { bring, asked, shown } = textsByHand();
  void bring(['wallet']);
  asked[0]?.answer();
  await settle();
  await bring(['wallet']);
  await bring();
  expect(asked).toHaveLength(1);
  expect(shown()).toEqual(['en', 'wallet']);
});

test('keeps a part that came while another was loading', async () => {
  const { bring, asked, shown } = textsByHand();
  const first = bring(['wallet']);
  const second = bring(['account']);
  asked[1]?.answer();
  asked[0]?.answer();
  await settle();
  expect(shown()).toEqual(['en', 'account']);
  asked[2]?.answer();
  await Promise.all([first, second]);
  expect(shown()).toEqual(['en', 'account', 'wallet']);
});

test('shows only the language chosen last, with all parts', async () => {
  const { bring, turn, asked, state, shown } = textsByHand();
  const first = bring(['wallet']);
  state.language = 'zh';
  const change = turn();
  asked[0]?.answer();
  asked[1]?.answer();
  await settle();
  expect(shown()).toEqual(['zh']);
  asked[2]?.answer();
  await Promise.all([first, change]);
  expect(shown()).toEqual(['zh', 'wallet']);
});

test('keeps the shown texts when a file does not come, and requests it again', async () => {
  const { bring, asked, shown } = textsByHand();
  const first = bring();
  asked[0]?.answer();
  await first;
  const failing = bring(['wallet']);
  asked[1]?.fail();
  await expect(failing).rejects.toThrow('offline');
  expect(shown()).toEqual(['en']);
  const again = bring(['wallet']);
  asked[2]?.answer();
  await again;
  expect(shown()).toEqual(['en', 'wallet']);
});

test('needs no other language for parts that are on the screen', async () => {
  const { bring, turn, asked, state, shown } = textsByHand();
  const first = bring(['wallet']);
  asked[0]?.answer();
  await first;
  state.language = 'zh';
  const change = turn();
  asked[1]?.fail();
  await expect(change).rejects.toThrow('offline');
  await bring(['wallet']);
  expect(shown()).toEqual(['en', 'wallet']);
  const other = bring(['account']);
  asked[2]?.answer();
  await other;
  expect(shown()).toEqual(['zh', 'wallet', 'account']);
});

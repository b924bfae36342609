import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

const stopsMax = 60;

export const hasFocus = async (one: Locator): Promise<boolean> =>
  (await one.and(one.page().locator(':focus')).count()) > 0;

/** Goes on from part to part until this one has the focus. */
export async function tabTo(one: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await one.waitFor();
  for (let stops = 0; stops < stopsMax && !(await hasFocus(one)); stops++) await one.page().keyboard.press(key);
  expect(await hasFocus(one)).toBe(true);
}

/** Goes to a field, and types. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await tabTo(field);
  await field.page().keyboard.type(text);
}

/** Goes to a button, a link or a tab, and presses it. */
export async function pressOn(one: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(one, key);
  await one.page().keyboard.press('Enter');
}

/** Chooses a word in a list. */
export async function choose(list: Locator, word: string): Promise<void> {
  await tabTo(list);
  for (let stops = 0; stops < stopsMax && (await list.inputValue()) !== word; stops++) {
    await list.page().keyboard.press('ArrowDown');
  }
  expect(await list.inputValue()).toBe(word);
}

/** Opens the row of a list that has these words in a cell, as soon as it is there. */
export async function openRow(desk: Page, cell: string): Promise<void> {
  const row = desk.getByRole('row').filter({ has: desk.getByRole('cell', { name: cell, exact: true }) });
  const look = async () => {
    await desk.keyboard.press('r');
    return row.count();
  };
  // Each press breaks the reading before it off, which on a busy machine needs its time.
  await expect.poll(look, { interval: 2_000 }).toBeGreaterThan(0);
  const chosen = row.and(desk.locator('[aria-selected=true]'));
  for (let stops = 0; stops < stopsMax && (await chosen.count()) === 0; stops++) await desk.keyboard.press('j');
  expect(await chosen.count()).toBe(1);
  await desk.keyboard.press('Enter');
}

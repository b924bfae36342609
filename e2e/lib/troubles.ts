import type { Page } from 'playwright-core';

/** Troubles expected in a journey, and the reasons why they are right. */
export interface Expected {
  readonly pattern: RegExp;
  readonly because: string;
}

export interface Troubles {
  /** From now on this is no trouble. */
  expect(pattern: RegExp, because: string): void;
  /** Every unexpected failure. */
  list(): readonly string[];
}

const always: readonly Expected[] = [
  { pattern: /ERR_ABORTED/, because: 'a page that is left stops waiting for its answers' },
];

/** Collects console errors, exceptions, failed requests and answers of 400 and above. */
export function watchTroubles(page: Page): Troubles {
  const seen: string[] = [];
  const expected = [...always];
  page.on('console', (message) => {
    if (message.type() === 'error') seen.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => seen.push(`exception: ${error.message}`));
  page.on('requestfailed', (request) => seen.push(`request: ${request.url()} ${request.failure()?.errorText}`));
  page.on('response', (response) => {
    if (response.status() >= 400) seen.push(`answer: ${response.url()} ${response.status()}`);
  });
  return {
    expect: (pattern, because) => void expected.push({ pattern, because }),
    list: () => seen.filter((trouble) => !expected.some(({ pattern }) => pattern.test(trouble))),
  };
}

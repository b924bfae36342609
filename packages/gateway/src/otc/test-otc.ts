import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { getDocumentKey, otcMethodSubject, saveOtcMethod } from '@candor/api';
import type { Ppm } from '@candor/money';
import { expect } from 'vitest';
import { proofFor, type Spender } from '../funding/test-funding.ts';
import type { TestSystem } from '../testing/test-system.ts';

/** Dollars in the catalogue. */
export const dollarId = 201;

/** 1,000 USDT at 1.01 dollars each. */
export const otcTerms = {
  quantity: '1000',
  price: '1.01',
  orderMin: '10',
  orderMax: '1500',
  methods: [['wise']],
  paymentMinutes: 15,
  fromMinute: 0,
  toMinute: 0,
  levelMin: 'basic',
  completedMin: 0,
  completionMin: 0 as Ppm,
  ageDaysMin: 0,
  text: 'No third parties.',
};

/** Keeps an account that a user is paid to by Wise, with its proof. */
export async function keepWise(
  system: TestSystem,
  who: Spender,
  details: { readonly holder: string; readonly account: string; readonly place: string },
): Promise<void> {
  const kept = { method: 'wise', ...details } as const;
  const proof = await proofFor(system, who, 'otc_method', otcMethodSubject(kept));
  await who.user.call(saveOtcMethod, { ...kept, ...proof });
}

const run = promisify(execFile);
const script = fileURLToPath(new URL('../../../../tools/check-verdict.mjs', import.meta.url));

/** The signed words that the script of one file, which users are given, finds in the bytes of a document, a letter each; absent when it refuses. */
export async function checkedByScript(system: TestSystem, document: string): Promise<string | undefined> {
  const { key } = (await system.send(getDocumentKey, {})).body.message;
  const folder = mkdtempSync(join(tmpdir(), 'candor-verdict-'));
  const file = join(folder, 'verdict');
  writeFileSync(file, document, 'latin1');
  try {
    return (await run(process.execPath, [script, file, key])).stdout;
  } catch (error) {
    expect(error).toMatchObject({ code: 1, stdout: '✗ not signed with this key, or changed since\n' });
    return undefined;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

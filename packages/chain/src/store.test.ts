import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Fault } from '@candor/kernel';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from './store.ts';

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'candor-chain-store-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
}

function faultOf(path: string): Fault {
  try {
    openDatabase(path, 'CREATE TABLE IF NOT EXISTS a (b);').close();
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
  throw new Error(`${path} was opened`);
}

it('names a file that is no database', () => {
  const path = join(folder(), 'practice-chain.db');
  writeFileSync(path, 'nothing that SQLite knows '.repeat(400));
  expect(faultOf(path)).toMatchObject({ kind: 'chain_file_damaged', message: expect.stringContaining(path) });
});

it('names a file that cannot be reached, and does not call it damaged', () => {
  const path = join(folder(), 'gone', 'chain.db');
  expect(faultOf(path)).toMatchObject({ kind: 'file_unreachable', message: expect.stringContaining(path) });
});

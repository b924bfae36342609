import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Seeded } from '@candor/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectFolder } from '../load/server-process.ts';
import { buildImage, type LossMode, lossModes, readLog } from './power-cut.ts';
import { compileShim, type Failure, Shim } from './shim.ts';

const folder = mkdtempSync(join(tmpdir(), 'candor-power-cut-'));
const compiled = compileShim(projectFolder(import.meta.url), folder);
const [data, before, image] = [join(folder, 'data'), join(folder, 'before'), join(folder, 'image')];
afterAll(() => rmSync(folder, { recursive: true }));

describe.skipIf('missing' in compiled)('with the shim', () => {
  let shim: Shim;
  beforeAll(() => {
    shim = new Shim('library' in compiled ? compiled.library : '', folder);
  });
  afterAll(() => shim.close());

  /** Runs a program in an empty data folder with one old file; returns its output. */
  function run(program: string, failure?: Failure, clockShiftMs = 0): string {
    for (const path of [data, before]) {
      rmSync(path, { recursive: true, force: true });
      mkdirSync(path);
      writeFileSync(join(path, 'old'), 'a'.repeat(9_000));
    }
    shim.set(failure, clockShiftMs);
    const env = { ...process.env, ...shim.environment(data) };
    const imports = `const fs = require('node:fs'); process.chdir('/'); const at = (name) => '${data}/' + name;`;
    const { stdout } = spawnSync(process.execPath, ['-e', `${imports}\n${program}`], { env });
    return stdout.toString();
  }

  function cut(mode: LossMode, seed: number): (name: string) => string | undefined {
    buildImage(before, readLog(shim.logPath), image, { mode, random: new Seeded(seed) });
    return (name) => (existsSync(join(image, name)) ? readFileSync(join(image, name), 'utf8') : undefined);
  }

  test('keeps synced data, and may lose the rest', () => {
    run(`
      const handle = fs.openSync(at('old'), 'r+');
      fs.writeSync(handle, 'b'.repeat(5000), 0);
      fs.fsyncSync(handle);
      fs.writeSync(handle, 'c'.repeat(9000), 0);
      fs.writeFileSync(at('new'), 'n');
      fs.writeFileSync(at('draft'), 'd', { flush: true });
      fs.renameSync(at('draft'), at('kept'));
      fs.fsyncSync(fs.openSync(at(''), 'r'));
      fs.writeFileSync(at('late'), 'l');
    `);
    const seen = new Set<string>();
    for (const mode of lossModes) {
      for (let seed = 0; seed < 8; seed++) {
        const read = cut(mode, seed);
        expect(read('old')?.replaceAll('c', 'b').slice(0, 5_000)).toBe('b'.repeat(5_000));
        expect(read('old')).toHaveLength(9_000);
        expect([read('kept'), read('draft')]).toEqual(['d', undefined]);
        seen.add(`old ${/^c+$/.test(read('old') ?? '') ? 'new' : read('old')?.includes('c') ? 'torn' : 'synced'}`);
        seen.add(`late ${read('late')}`);
        seen.add(`new ${read('new')}`);
      }
    }
    expect([...seen].sort()).toEqual([
      'late ',
      'late l',
      'late undefined',
      'new ',
      'new n',
      'old new',
      'old synced',
      'old torn',
    ]);
  });

  test('the n-th write fails as requested, and only of the named file', () => {
    const program = `
      const told = [];
      for (const name of ['a.db', 'b.txt', 'b.db', 'c.db']) {
        try { fs.writeFileSync(at(name), 'x'); told.push(name); } catch (error) { told.push(error.code); }
      }
      console.log(told.join());
    `;
    const failure = { calls: ['write'], pattern: '*.db', error: 'EIO', countdown: 2, times: 1 } as const;
    expect(run(program, failure).trim()).toBe('a.db,b.txt,EIO,c.db');
    expect(run(program, { ...failure, calls: ['growth'], error: 'ENOSPC', times: -1 }).trim()).toBe(
      'a.db,b.txt,ENOSPC,ENOSPC',
    );
    expect(run(program, { ...failure, error: 'kill' })).toBe('');
    expect(existsSync(join(data, 'c.db'))).toBe(false);
  });

  test('the wall clock is off by the requested amount, and the other one is not', () => {
    const program = 'console.log(Date.now(), Number(process.hrtime.bigint() / 1000000n))';
    for (const shiftMs of [-3_600_500, 90_000_250]) {
      const [wall = 0, steady = 0] = run(program, undefined, shiftMs).split(' ').map(Number);
      expect(Math.abs(wall - shiftMs - Date.now())).toBeLessThan(60_000);
      expect(Math.abs(steady - Number(process.hrtime.bigint() / 1_000_000n))).toBeLessThan(60_000);
    }
  });
});

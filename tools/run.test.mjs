import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runQuietly } from './lib/child.mjs';
import { cache, root } from './lib/paths.mjs';

const runner = join(root, 'tools', 'run.mjs');

/** An entry inside the project, so that it can import the project's packages. */
function entry(text) {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'try-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'entry.ts');
  writeFileSync(file, text);
  return relative(root, file);
}

test('runs TypeScript with the project’s packages, arguments, options and exit code', async () => {
  const file = entry(`
    import { hex } from '@candor/kernel/hash';
    const bytes: Uint8Array = new Uint8Array([202, 254]);
    console.log(hex(bytes), process.argv.slice(2).join(' '), typeof gc);
    process.exitCode = 3;
  `);
  const { code, output } = await runQuietly(process.execPath, [runner, '--expose-gc', file, '--', '--seeds', '5']);
  expect(output).toContain('cafe --seeds 5 function');
  expect(code).toBe(3);
  // The second time there is nothing to build.
  const again = await runQuietly(process.execPath, [runner, file]);
  expect(again.output).not.toContain('bundled');
  expect(again.output).toContain('cafe');
});

test('passes a signal on and ends with the entry’s exit code', async () => {
  const file = entry(`
    process.once('SIGTERM', () => process.exit(7));
    setInterval(() => {}, 1000);
    console.log('ready');
  `);
  const child = spawn(process.execPath, [runner, file], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  child.stdout.setEncoding('utf8');
  for await (const text of child.stdout) {
    if (text.includes('ready')) break;
  }
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  expect(code).toBe(7);
});

test('names the missing entry', async () => {
  const { code, output } = await runQuietly(process.execPath, [runner, 'no/such.ts']);
  expect(output).toContain('there is no no/such.ts');
  expect(code).toBe(1);
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const waitMsMax = 10_000;
const lookEveryMs = 50;

/** The newest code that was sent to `recipient` for `scene`; waits until it is there. */
export async function codeFor(dataFolder: string, recipient: string, scene: string): Promise<string> {
  const giveUpAtMs = Date.now() + waitMsMax;
  for (;;) {
    const code = newestCode(join(dataFolder, 'outbox'), recipient, scene);
    if (code !== undefined) return code;
    if (Date.now() > giveUpAtMs) throw new Error(`no ${scene} code for ${recipient} came into the outbox`);
    await pause(lookEveryMs);
  }
}

function newestCode(folder: string, recipient: string, scene: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  const files = readdirSync(folder).filter((name) => name.endsWith('.json') && !name.startsWith('.'));
  for (const name of files.sort().reverse()) {
    const message = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record<'to' | 'scene' | 'code', string>;
    if (message.to === recipient && message.scene === scene) return message.code;
  }
  return undefined;
}

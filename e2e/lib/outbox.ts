import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const waitMsMax = 20_000;
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

/** Pages that a security mail leads to. */
type LinkedPage = 'freeze' | 'cancelRecovery';

/** The token of the newest link to the page in a mail to `recipient`; waits until a mail with one is there. */
export async function linkFor(dataFolder: string, recipient: string, page: LinkedPage): Promise<string> {
  const pattern = new RegExp(`setting/${page}\\?token=([\\w.~-]+)`);
  const giveUpAtMs = Date.now() + waitMsMax;
  for (;;) {
    const texts = messagesTo(join(dataFolder, 'outbox'), recipient).map(({ text }) => text);
    const token = texts.map((text) => pattern.exec(text)?.[1]).find((found) => found);
    if (token !== undefined) return token;
    if (Date.now() > giveUpAtMs) throw new Error(`no mail to ${recipient} with a link to ${page} came into the outbox`);
    await pause(lookEveryMs);
  }
}

function newestCode(folder: string, recipient: string, scene: string): string | undefined {
  return messagesTo(folder, recipient).find((message) => message.scene === scene)?.code;
}

/** The newest first. */
function messagesTo(folder: string, recipient: string): readonly Record<'to' | 'scene' | 'code' | 'text', string>[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.json') && !name.startsWith('.'));
  const newest = files.sort().reverse();
  return newest
    .map(
      (name) =>
        JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record<'to' | 'scene' | 'code' | 'text', string>,
    )
    .filter(({ to }) => to === recipient);
}

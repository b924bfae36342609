import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Fault } from '@candor/kernel';
import type { Channel, Mailer, Message } from './mailer.ts';

/** A message as the outbox page shows it. */
export interface OutboxMessage {
  readonly atMs: number;
  readonly channel: Channel;
  readonly to: string;
  readonly scene: string;
  readonly code: string | null;
  readonly lang: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly id?: string;
}

export interface OutboxMailer extends Mailer {
  /** The newest messages first. */
  list(limit?: number): Promise<readonly OutboxMessage[]>;
}

const filePattern = /^(\d+)-(mail|sms)-.+\.json$/;
const recipientSizeMax = 80;

/**
 * Practice mode's post: each message becomes the file `<ms>-<channel>-<recipient>.json`, written under another name
 * first, so that a reader of the folder never sees half a file.
 */
export function outboxMailer(folder: string, clock: () => number): OutboxMailer {
  let lastMs = 0;
  async function put({ channel, to, scene, code, lang, subject, text, html, id }: Message): Promise<void> {
    await mkdir(folder, { recursive: true });
    // Two messages in one millisecond still get two names, in the order they were sent.
    lastMs = Math.max(clock(), lastMs + 1);
    const name = `${lastMs}-${channel}-${asFileName(to)}.json`;
    const unfinished = join(folder, `.${name}.part`);
    try {
      await writeFile(unfinished, `${JSON.stringify({ to, scene, code, lang, subject, text, html, id }, null, 2)}\n`);
      await rename(unfinished, join(folder, name));
    } catch (error) {
      // The path contains the whole address, which does not belong in a log.
      const { code: reason = 'unknown' } = error as NodeJS.ErrnoException;
      throw new Fault('outbox_unwritable', `a letter could not be written into ${folder}: ${reason}`);
    }
  }
  return {
    channels: ['mail', 'sms'],
    deliver: put,
    handOver: put,
    async list(limit = 100) {
      const names = await namesIn(folder);
      const newest = names.sort((left, right) => right.atMs - left.atMs).slice(0, limit);
      return Promise.all(
        newest.map(async ({ name, atMs, channel }) => {
          const kept = JSON.parse(await readFile(join(folder, name), 'utf8')) as Omit<
            OutboxMessage,
            'atMs' | 'channel'
          >;
          return { atMs, channel, ...kept };
        }),
      );
    },
    async close() {},
  };
}

async function namesIn(folder: string): Promise<{ name: string; atMs: number; channel: Channel }[]> {
  await mkdir(folder, { recursive: true });
  const found = [];
  for (const name of await readdir(folder)) {
    const match = filePattern.exec(name);
    if (match !== null) found.push({ name, atMs: Number(match[1]), channel: match[2] as Channel });
  }
  return found;
}

/** An address or number with nothing in it that a file system could take for something else. */
function asFileName(recipient: string): string {
  return recipient.replace(/[^\w@.+-]/g, '_').slice(0, recipientSizeMax);
}

import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { Fault } from '@candor/kernel';
import { writeDurably } from '@candor/kernel/files';
import { damaged } from './faults.ts';
import type { GroupSource } from './group-source.ts';
import type { JournalIdentity } from './database.ts';

/**
 * The last known position of a journal, kept in a file beside it. A journal that is gone, is another one, or ends
 * before its mark cannot be taken for a new one, nor an older copy for the present one.
 */
interface JournalMark {
  readonly salt: string;
  readonly sequence: number;
  /** Hex of the chain after that record. */
  readonly chain: string;
}

/** `unreadable` when the file is there and damaged. */
export function readMark(journalPath: string): JournalMark | 'unreadable' | undefined {
  const path = markPath(journalPath);
  if (!existsSync(path)) return undefined;
  const [title, salt = '', sequence = '', chain = '', check] = readFileSync(path, 'utf8').split('\n');
  if (`${title}\n${check}` !== `${titleText}\n${checkOf(salt, sequence, chain)}`) return 'unreadable';
  return { salt, sequence: Number(sequence), chain };
}

export function writeMark(journalPath: string, { salt, sequence, chain }: JournalMark): void {
  const place = String(sequence);
  writeDurably(markPath(journalPath), `${[titleText, salt, place, chain, checkOf(salt, place, chain)].join('\n')}\n`);
}

const titleText = 'candor journal mark 1';

function markPath(journalPath: string): string {
  return `${journalPath}.mark`;
}

function checkOf(salt: string, sequence: string, chain: string): string {
  return hash('sha256', [titleText, salt, sequence, chain].join('\n'));
}

/** A journal that has a mark is never founded again. */
export function refuseLost(journalPath: string): void {
  const mark = readMark(journalPath);
  if (mark === undefined) return;
  const reach = mark === 'unreadable' ? '' : ` It had come to sequence ${mark.sequence}.`;
  throw new Fault(
    'journal_missing',
    `There is no journal at ${journalPath}, but this folder has had one.${reach} Put it back, or restore the whole folder from a backup.`,
  );
}

/** Refuses a journal that is not the one of the mark, or does not reach it. */
export function refuseOther(
  journalPath: string,
  identity: JournalIdentity,
  groups: Pick<GroupSource, 'lastSequence' | 'chainIfEndsAt'>,
  mark: JournalMark,
): void {
  if (mark.salt !== identity.salt) {
    throw new Fault(
      'journal_foreign',
      `The journal at ${journalPath} is not the one of this folder. Put the right one back, or restore the whole folder from a backup.`,
    );
  }
  const last = groups.lastSequence();
  if (last < mark.sequence) {
    throw damaged(
      `sequence ${last + 1}`,
      `the groups end there, though sequence ${mark.sequence} was committed. It is an older copy, or its end is gone: restore the whole folder from a backup`,
    );
  }
  const chain = groups.chainIfEndsAt(mark.sequence);
  if (chain === undefined || Buffer.from(chain).toString('hex') !== mark.chain) {
    throw damaged(
      `sequence ${mark.sequence}`,
      'its chain is not the one that was noted: another course of this journal',
    );
  }
}

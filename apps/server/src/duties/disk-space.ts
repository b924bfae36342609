import { closeSync, existsSync, fsyncSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { HostedExchange } from '@candor/journal';
import { Fault } from '@candor/kernel';
import type { Duty } from '@candor/kernel/duty';
import type { Logger } from 'pino';

const mebibyte = 1_024 * 1_024;
const reserveName = 'reserve';
const lookEveryMs = 2_000;
/** Of a small disk, less. */
const lowBytesMax = 256 * mebibyte;
const lowShare = 20;

interface DiskSpace {
  readonly freeBytes: number;
  readonly totalBytes: number;
}

interface DiskWatch extends Duty {
  /** As it was at the last look; for metrics. */
  readonly space: DiskSpace;
  /** True while new business is refused. */
  readonly isLow: boolean;
}

interface Parts {
  readonly exchange: Pick<HostedExchange, 'holdNewBusiness'>;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly look?: (folder: string) => DiskSpace;
}

/**
 * Stops new business while the disk of the data folder is nearly full, and lets it go on when there is space again: a
 * full disk ends the exchange, a nearly full one only keeps people from opening business they could not close. Cancels,
 * closes and all reads go on.
 *
 * A file of a quarter of that space is kept in reserve, and given up when even that is needed, so that a stop can write
 * its snapshot.
 */
export function watchDisk(folder: string, { exchange, log, look = spaceOf }: Parts): DiskWatch {
  return new Watch(folder, exchange, log, look);
}

/** Gives up the reserve before anything is opened, when a start would find no room: a recovery writes too. */
export function makeRoom(folder: string, look: (folder: string) => DiskSpace = spaceOf): void {
  const space = look(folder);
  if (space.freeBytes < reserveBytesOf(space)) rmSync(join(folder, reserveName), { force: true });
}

class Watch implements DiskWatch {
  readonly name = 'disk-space';
  readonly #folder: string;
  readonly #exchange: Parts['exchange'];
  readonly #log: Parts['log'];
  readonly #lookAt: (folder: string) => DiskSpace;
  space: DiskSpace = { freeBytes: 0, totalBytes: 0 };
  isLow = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(folder: string, exchange: Parts['exchange'], log: Parts['log'], look: (folder: string) => DiskSpace) {
    this.#folder = folder;
    this.#exchange = exchange;
    this.#log = log;
    this.#lookAt = look;
  }

  start(): void {
    this.#look();
    this.#timer = setInterval(() => this.#look(), lookEveryMs);
    this.#timer.unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #look(): void {
    try {
      this.space = this.#lookAt(this.#folder);
      this.#decide();
      this.#keepReserve();
    } catch (error) {
      this.#log.warn({ event: 'disk.unknown', err: error }, 'the space on the disk could not be asked for');
    }
  }

  #decide(): void {
    const { freeBytes } = this.space;
    const low = lowBytesOf(this.space);
    // Twice as much ends it, so that it does not come and go.
    const isLow = freeBytes < (this.isLow ? 2 * low : low);
    if (isLow === this.isLow) return;
    this.isLow = isLow;
    if (isLow) {
      this.#exchange.holdNewBusiness(new Fault('disk_low', `There are ${mebibytes(freeBytes)} MiB left on the disk.`));
      this.#log.error(
        { event: 'disk.low', freeBytes },
        'the disk is nearly full: new business is refused until there is space',
      );
    } else {
      this.#exchange.holdNewBusiness(undefined);
      this.#log.info({ event: 'disk.ample', freeBytes }, 'there is space on the disk again: new business is taken');
    }
  }

  #keepReserve(): void {
    const path = join(this.#folder, reserveName);
    const isKept = existsSync(path);
    const reserve = reserveBytesOf(this.space);
    if (isKept && this.space.freeBytes < reserve) {
      rmSync(path, { force: true });
      this.#log.error({ event: 'disk.reserve_used' }, 'the disk is full but for the reserve, which is given up now');
    } else if (!isKept && !this.isLow) {
      writeReserve(path, reserve);
    }
  }
}

function writeReserve(path: string, size: number): void {
  const handle = openSync(path, 'w', 0o600);
  try {
    const block = Buffer.alloc(mebibyte);
    for (let at = 0; at < size; at += mebibyte) writeSync(handle, block, 0, Math.min(mebibyte, size - at));
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function lowBytesOf({ totalBytes }: DiskSpace): number {
  return Math.min(lowBytesMax, Math.floor(totalBytes / lowShare));
}

function reserveBytesOf(space: DiskSpace): number {
  return Math.floor(lowBytesOf(space) / 8);
}

function mebibytes(bytes: number): number {
  return Math.floor(bytes / mebibyte);
}

function spaceOf(folder: string): DiskSpace {
  const { bavail, blocks, bsize } = statfsSync(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}

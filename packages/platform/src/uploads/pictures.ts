import { availableParallelism } from 'node:os';
import { Fault, reject } from '@candor/kernel';
import { FairLine } from './fair-line.ts';
import { notSurvived, PictureProcess, type PictureLimits, standardPictureLimits } from './picture-process.ts';
import type { Encoded, Picture, PictureTask, PictureUse, ResultOf } from './tasks.ts';

/** Tasks under way, each in a process of its own: one where there are two processors, so that orders have the other. */
const atOnce = availableParallelism() > 2 ? 2 : 1;
const turns = { atOnce, ofOne: 4, inAll: 24 };
/** Operators who view uploads take turns like a sender. */
const house = 'house';

interface PictureOptions {
  /** The bundled entry that calls `runPictureChild`. Absent: in this process, as in tests. */
  readonly entry?: URL | undefined;
  readonly limits?: Partial<PictureLimits>;
}

/** The remaining pixels of a sender: checked and counted in their turn, so that concurrent uploads are all counted. */
interface PixelQuota<Refused> {
  refusal(): Promise<Refused | undefined>;
  count(pixels: number): Promise<void>;
}

/**
 * Reads and draws pictures where nothing else can be harmed: in processes of their own, with limits of memory and time, in
 * turns by sender. A picture that ends its process is one that cannot be read.
 */
export class Pictures {
  readonly #line = new FairLine(turns);
  readonly #processes: PictureProcess[] = [];
  readonly #free: PictureProcess[] = [];
  readonly #isHere: boolean;

  constructor({ entry, limits }: PictureOptions = {}) {
    this.#isHere = entry === undefined;
    if (entry === undefined) return;
    for (let i = 0; i < atOnce; i++) {
      this.#processes.push(new PictureProcess(entry, { ...standardPictureLimits, ...limits }));
    }
    this.#free.push(...this.#processes);
  }

  /** Throws a `Fault` when too many pictures wait. */
  async encode<Refused>(
    sender: string,
    file: Uint8Array,
    use: PictureUse,
    quota: PixelQuota<Refused>,
  ): Promise<Encoded['outcome'] | Refused> {
    return this.#line.inTurn(sender, async () => {
      const refused = await quota.refusal();
      if (refused !== undefined) return refused;
      const encoded = await this.#does({ kind: 'encode', file, use });
      if (encoded === notSurvived) {
        await quota.count(pixelsOfFatal);
        return reject('upload_unreadable');
      }
      await quota.count(encoded.pixels);
      return encoded.outcome;
    });
  }

  async readQr(sender: string, picture: Uint8Array): Promise<string | undefined> {
    const text = await this.#line.inTurn(sender, () => this.#does({ kind: 'read_qr', picture }));
    return text === notSurvived ? undefined : text;
  }

  async watermarked(picture: Uint8Array, words: string): Promise<Picture> {
    const drawn = await this.#line.inTurn(house, () => this.#does({ kind: 'watermark', picture, words }));
    if (drawn === notSurvived) throw new Fault('server_busy', 'a picture could not be drawn');
    return drawn;
  }

  /** Reads the media of a work, which operators send. */
  async readMedia(file: Uint8Array): Promise<ResultOf<{ readonly kind: 'nft_media'; readonly file: Uint8Array }>> {
    const read = await this.#line.inTurn(house, () => this.#does({ kind: 'nft_media', file }));
    return read === notSurvived ? reject('upload_unreadable') : read;
  }

  close(): void {
    for (const process of this.#processes) process.close();
  }

  async #does<T extends PictureTask>(task: T): Promise<ResultOf<T> | typeof notSurvived> {
    // The decoder is a large library that a server never needs in its own process.
    if (this.#isHere) return (await import('./do-task.ts')).doTask(task);
    const process = this.#free.pop();
    if (process === undefined) throw new Fault('server_busy', 'more pictures are under way than there are processes');
    try {
      return await process.does(task);
    } finally {
      this.#free.push(process);
    }
  }
}

/** The count of a picture that killed its process: the most that any may have. */
const pixelsOfFatal = 40_000_000;

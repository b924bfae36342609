import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Vault } from '../vault/vault.ts';

/** Files under random names, each sealed under its own: nothing on the disk reveals the content or the owner. */
export class SealedFiles {
  readonly #folder: string;
  readonly #vault: Vault;

  constructor(folder: string, vault: Vault) {
    this.#folder = folder;
    this.#vault = vault;
  }

  /** Resolves once the bytes are on the disk, whole or not at all. */
  async write(id: string, bytes: Uint8Array): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const sealed = await this.#vault.seal(bytes, `file ${id}`);
    const unfinished = `${this.#path(id)}${unfinishedEnd}`;
    await writeFile(unfinished, sealed, { mode: 0o600, flush: true });
    await rename(unfinished, this.#path(id));
  }

  async read(id: string): Promise<Uint8Array> {
    return this.#vault.open(await readFile(this.#path(id)), `file ${id}`);
  }

  async remove(id: string): Promise<void> {
    await rm(this.#path(id), { force: true });
  }

  /** Removes the half-written files of a crash. For a start only, before anything is written. */
  async removeUnfinished(): Promise<void> {
    const names = await readdir(this.#folder).catch(() => []);
    for (const name of names) if (name.endsWith(unfinishedEnd)) await rm(join(this.#folder, name), { force: true });
  }

  /** `id` is ours, random and of letters without a meaning in paths. */
  #path(id: string): string {
    return join(this.#folder, id);
  }
}

const unfinishedEnd = '.new';

import { ByteWriter } from '@candor/kernel';
import { hex, sha256 } from '@candor/kernel/hash';
import type { Module } from './module.ts';
import type { Timers } from './timers.ts';

export interface StateHash {
  /** Hex. SHA-256 over the modules' names and hashes, sorted by name. */
  readonly root: string;
  /** Hex by module, so that a difference names its place. */
  readonly modules: Readonly<Record<string, string>>;
}

export function stateHash<Core extends { readonly timers: Timers }>(
  core: Core,
  modules: readonly Module<Core, never>[],
): StateHash {
  const parts = new Map<string, Uint8Array>();
  const writer = new ByteWriter(1024 * 1024);
  const hashOf = (write: () => void) => {
    writer.clear();
    write();
    return sha256(writer.view());
  };
  parts.set(
    'timers',
    hashOf(() => core.timers.write(writer)),
  );
  for (const module of modules) {
    if (module.isEmpty?.(core) === true) continue;
    parts.set(
      module.name,
      hashOf(() => module.write(core, writer)),
    );
  }
  const names = [...parts.keys()].sort((a, b) => (a < b ? -1 : 1));
  writer.clear();
  for (const name of names) {
    writer.text(name);
    writer.raw(parts.get(name) as Uint8Array);
  }
  const root = hex(sha256(writer.view()));
  return { root, modules: Object.fromEntries(names.map((name) => [name, hex(parts.get(name) as Uint8Array)])) };
}

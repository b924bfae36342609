import { benchBook } from './book.ts';
import { benchCore } from './core.ts';
import { benchJournal } from './journal.ts';
import { benchRecovery } from './recovery.ts';

const benches: Record<string, () => void | Promise<void>> = {
  book: benchBook,
  core: benchCore,
  journal: benchJournal,
  recovery: benchRecovery,
};

const asked = process.argv.slice(2);
for (const name of asked.length === 0 ? Object.keys(benches) : asked) {
  const bench = benches[name];
  if (bench === undefined) throw new Error(`no bench is called ${name}; there are ${Object.keys(benches).join(', ')}`);
  await bench();
}

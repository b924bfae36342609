import { done, reject } from '@candor/kernel';
import { type CommandsOf, defineModule } from '../../module.ts';
import { modes } from '../../vocabulary.ts';
import type { GenesisSlice } from './slice.ts';
import type { genesisSpec } from './spec.ts';

/** Practice or live: chosen by the first command, never changed. */
export const genesisModule = defineModule<GenesisSlice, CommandsOf<typeof genesisSpec>>({
  name: 'genesis',
  handlers: {
    'genesis.found'(core, command) {
      if (core.founded !== undefined) return reject('not_permitted');
      core.founded = { mode: command.mode, name: command.name };
      core.emit({ type: 'genesis.founded', mode: command.mode, name: command.name });
      return done({});
    },
  },
  write(core, writer) {
    writer.byte(core.founded === undefined ? 0 : 1 + modes.indexOf(core.founded.mode));
    writer.text(core.founded?.name ?? '');
  },
  read(core, reader) {
    const mode = modes[reader.byte() - 1];
    const name = reader.text();
    core.founded = mode === undefined ? undefined : { mode, name };
  },
});

import { done, reject } from '@candor/kernel';
import { type CommandsOf, defineModule } from '../../module.ts';
import { newestRevision } from './revision.ts';
import type { RevisionSlice } from './slice.ts';
import type { revisionSpec } from './spec.ts';

/** The revision of the core's rules: it only ever gets newer, and by a command in the journal. */
export const revisionModule = defineModule<RevisionSlice, CommandsOf<typeof revisionSpec>>({
  name: 'revision',
  handlers: {
    'revision.adopt'(core, { revision }) {
      if (revision <= core.revision || revision > newestRevision) return reject('not_permitted');
      core.revision = revision;
      core.emit({ type: 'revision.adopted', revision });
      return done({});
    },
  },
  isEmpty: (core) => core.revision === 0,
  write: (core, writer) => writer.uint(core.revision),
  read(core, reader) {
    core.revision = reader.uint();
  },
});

import { defineModule } from '../../module.ts';

export const copyModule = defineModule({
  name: 'copy',
  handlers: {},
  isEmpty: () => true,
  write: (core, writer) => core.copy.write(writer),
  read: (core, reader) => core.copy.read(reader),
});

import { defineModule } from '../../module.ts';

export const optionsModule = defineModule({
  name: 'options',
  handlers: {},
  isEmpty: () => true,
  write: (core, writer) => core.options.write(writer),
  read: (core, reader) => core.options.read(reader),
});

import { type Codec, present, union } from '@candor/kernel';
import { compiled, compiledVariants } from '@candor/kernel/compiled';
import { type CommandType, commandTable, commandTypes, specOf } from './commands.ts';
import { type FactSpecs, factSpecs } from './specs.ts';

/** The bytes of facts and commands, and of what commands answer, by code that is compiled: the core spends much of its time here. */
export const eventCodec = union<FactSpecs>(compiledVariants(factSpecs));
export const commandCodec = union(compiledVariants(commandTable));

const results = new Map(commandTypes.map((type) => [type, compiled(specOf(type).result)] as const));

export function resultCodecOf(type: CommandType): Codec<any> {
  return present(results.get(type), 'a command has a result');
}

import { join } from 'node:path';

/** A path in the project. Tests and tools run in its folder, bundled or not. */
export const inProject = (...parts: readonly string[]): string => join(process.cwd(), ...parts);

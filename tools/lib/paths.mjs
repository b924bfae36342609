import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** The folder for everything that tools can make again: bundles, stamps, reports. Never committed. */
export const cache = join(root, '.cache');

export const appDist = join(root, 'apps', 'h5', 'dist');
export const previewDist = join(root, 'apps', 'h5', 'preview', 'dist');
export const consoleDist = join(root, 'apps', 'console', 'dist');
export const serverDist = join(root, 'apps', 'server', 'dist');

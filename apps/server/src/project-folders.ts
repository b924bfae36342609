import { fileURLToPath } from 'node:url';

/** Bundles lie three folders below the project, so this is right from each of them. */
const project = new URL('../../../', import.meta.url);

const folder = (path: string): string => fileURLToPath(new URL(path, project));

export const appFolder = folder('apps/h5/dist');
export const consoleFolder = folder('apps/console/dist');
/** The app's pages for frames of the console. */
export const previewFolder = folder('apps/h5/preview/dist');
export const worksFolder = folder('packages/platform/src/nft/works/files');

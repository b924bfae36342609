export { makeFolder, syncFolder, writeDurably } from './durable-file.ts';
export { storageFault } from './storage-fault.ts';

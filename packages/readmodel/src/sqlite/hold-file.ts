import { DatabaseSync } from '@photostructure/sqlite';

const busy = 5;

/**
 * Takes a file for this process until it is released: with a lock of the operating system, which ends with the process
 * however that ends, counts in containers that share a folder, and names no process that could be another one by now.
 * Absent when another process has it. The file itself is empty.
 */
export function holdFile(path: string): (() => void) | undefined {
  const file = new DatabaseSync(path, { timeout: 0 });
  try {
    file.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    if ((error as { readonly errcode?: number }).errcode === busy) return undefined;
    throw error;
  }
  return () => {
    if (file.isOpen) file.close();
  };
}

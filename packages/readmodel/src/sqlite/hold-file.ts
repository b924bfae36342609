import { DatabaseSync } from '@photostructure/sqlite';

const busy = 5;

/**
 * Takes a file for this process until it is let go: with a lock of the operating system, which ends with the process
 * however that ends, counts in containers that share a folder, and names no process that could be another one by now.
 * Absent when somebody else has it. The file itself holds nothing.
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

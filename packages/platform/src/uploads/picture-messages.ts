import type { PictureTask, ResultOf } from './tasks.ts';

/** To the process of the pictures: one task at a time, and its limits. */
export interface ToPictures {
  readonly task: PictureTask;
  readonly memoryMax: number;
}

export type FromPictures = { readonly result: ResultOf<PictureTask> } | { readonly failed: string };

/** The exit code of a process that a picture made too large. */
export const endedForMemory = 70;

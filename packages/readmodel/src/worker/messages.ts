/** The read model's file inside the data folder. */
export const readModelFile = 'readmodel.db';

/** The settings with which the projector's thread is started. */
export interface ProjectorOrders {
  readonly journalPath: string;
  readonly readModelPath: string;
}

/** To the thread: the journal has more, or it is time to stop. */
export type ToProjector = 'committed' | 'stop';

/** From the thread: the tables can be read, and each new watermark after its commit. */
export type FromProjector =
  | { readonly type: 'ready'; readonly watermark: number }
  | { readonly type: 'applied'; readonly watermark: number };

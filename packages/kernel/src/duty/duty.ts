/**
 * Work that a process does by itself, beside answering calls. Making one does nothing yet: `start` begins it and `stop`
 * ends it, each once. A stop begins nothing new and waits for work under way; it also ends a duty that never started.
 */
export interface Duty {
  readonly name: string;
  start(): void | Promise<void>;
  stop(): void | Promise<void>;
}

/** The part of a pino logger that the platform uses. Identities in it are masked; codes and passwords never appear. */
export interface PlatformLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** The channel of a message. */
export type Channel = 'mail' | 'sms';

/** One message to one person, already in their language. */
export interface Message {
  readonly channel: Channel;
  /** E-mail address, or phone number in E.164. */
  readonly to: string;
  /** The subject: the scene of its code, or the kind of notice. */
  readonly scene: string;
  /** The code in it; null in a notice. */
  readonly code: string | null;
  readonly lang: string;
  /** A text message has no subject; it is empty there. */
  readonly subject: string;
  readonly text: string;
  /** The same for readers of mail that show it; empty in a text message. */
  readonly html: string;
  /** Of a message that may be sent again: carriers and readers recognise the second by it. Letters and digits. */
  readonly id?: string;
}

/** Takes messages to their readers. */
export interface Mailer {
  /** The channels that this installation can send by; checked before any user is looked up. */
  readonly channels: readonly Channel[];
  /**
   * Resolves once the message is accepted, not when it has arrived: waiting for another server would reveal by its time
   * whether anything was sent at all. It waits in memory, and is given up after a few tries.
   */
  deliver(message: Message): Promise<void>;
  /** Tries once, and resolves when the carrier has taken the message; until then it is the caller's. */
  handOver(message: Message): Promise<void>;
  /** Waits for accepted messages, and ends connections. */
  close(): Promise<void>;
}

import type { LanguageCode } from '@candor/api';
import { mailFrameOf, type MailMessage, mailTexts } from '@candor/messages/mails';
import { type Identity, maskIdentity } from '../identity/identity.ts';
import type { PlatformLog } from '../log.ts';
import type { Channel, Mailer, Message } from '../mail/mailer.ts';
import { letterOf } from './letter.ts';

/** The owner's parts of a message to them; absent for recipients without an account. */
export interface OwnParts {
  readonly word: string;
  readonly freezeLink?: string | undefined;
}

/** The delay after which the answer has left, so that sending never lengthens it (a timing side channel). */
const behindMs = 25;

const nobodys: OwnParts = { word: '' };

interface Parts {
  readonly mailer: Mailer;
  readonly log: PlatformLog;
  readonly siteName: string;
}

export function channelOf(identity: Identity): Channel {
  return identity.kind === 'email' ? 'mail' : 'sms';
}

/** Writes messages and hands them to the mailer. */
export class Post {
  readonly #parts: Parts;
  readonly #write: ReturnType<typeof mailTexts>;
  readonly #behind = new Set<Promise<unknown>>();

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#write = mailTexts(parts.siteName);
  }

  reaches(identity: Identity): boolean {
    return this.#parts.mailer.channels.includes(channelOf(identity));
  }

  /** Takes a message that is worthless soon. False when it was not taken for delivery; the reason is in the log. */
  async send(to: Identity, message: MailMessage, lang: LanguageCode, own = nobodys): Promise<boolean> {
    const { mailer, log } = this.#parts;
    try {
      await mailer.deliver(this.#written(to, message, lang, own));
      return true;
    } catch (error) {
      log.error(
        { event: 'message.not_queued', err: error, to: maskIdentity(to.value), channel: channelOf(to) },
        'a message was not taken for delivery',
      );
      return false;
    }
  }

  /**
   * Sends behind the answer, which otherwise would take longer for a name with an account than for one without
   * (docs/security.md#accounts). Failures are in the log alone.
   */
  sendBehind(to: Identity, message: MailMessage, lang: LanguageCode, ownParts: () => OwnParts): void {
    const sending = new Promise((answered) => setTimeout(answered, behindMs))
      .then(() => this.send(to, message, lang, ownParts()))
      .finally(() => this.#behind.delete(sending));
    this.#behind.add(sending);
  }

  /** Waits for messages sent behind answers. */
  async settled(): Promise<void> {
    await Promise.all(this.#behind);
  }

  /** Resolves once the carrier has it. Under the same key it is the same message, however often it is handed over. */
  async handOver(
    to: Identity,
    message: MailMessage,
    lang: LanguageCode,
    { key, ...own }: OwnParts & { readonly key: string },
  ): Promise<void> {
    await this.#parts.mailer.handOver({ ...this.#written(to, message, lang, own), id: key });
  }

  #written(to: Identity, message: MailMessage, lang: LanguageCode, own: OwnParts): Message {
    const code = message.kind === 'code' ? message.code : null;
    const frame = mailFrameOf(this.#parts.siteName, lang, message.kind);
    const cancelLink = 'cancelLink' in message ? message.cancelLink : undefined;
    const letter = letterOf({ words: this.#write(message, lang), frame, code, ...own, cancelLink });
    const channel = channelOf(to);
    const isMail = channel === 'mail';
    return {
      channel,
      to: to.value,
      scene: message.kind === 'code' ? message.scene : message.kind,
      code,
      lang,
      subject: isMail ? letter.subject : '',
      text: isMail ? letter.text : letter.sms,
      html: isMail ? letter.html : '',
    };
  }
}

import {
  type Mailer,
  type OutboxMailer,
  type PlatformLog,
  routedMailer,
  smsSender,
  smtpMailer,
} from '@candor/platform';
import type { Config } from './config.ts';

/** Mail and SMS leave by what is configured for each; in practice the outbox takes what is not. */
export function openMailer(config: Config, outbox: OutboxMailer, log: PlatformLog): Mailer {
  const { smtpUrl, sms } = config;
  return routedMailer({
    mail: smtpUrl === undefined ? outbox : smtpMailer(smtpUrl, config.mailFrom, log),
    sms: sms === undefined ? outbox : smsSender(sms, log),
  });
}

import {
  type Mailer,
  type OutboxMailer,
  type PlatformLog,
  routedMailer,
  smsSender,
  smtpMailer,
} from '@candor/platform';
import type { Config } from './config.ts';

/** Sends mail and SMS by the configured way of each; in practice the outbox takes the others. */
export function openMailer(config: Config, outbox: OutboxMailer, log: PlatformLog): Mailer {
  const { smtpUrl, sms } = config;
  return routedMailer({
    mail: smtpUrl === undefined ? outbox : smtpMailer(smtpUrl, config.mailFrom, log),
    sms: sms === undefined ? outbox : smsSender(sms, log),
  });
}

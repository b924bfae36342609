import { Fault } from '@candor/kernel';
import type { Channel, Mailer } from './mailer.ts';

/** One mailer for each channel; a channel without one is not offered. */
export function routedMailer(routes: Readonly<Partial<Record<Channel, Mailer>>>): Mailer {
  const channels = (Object.keys(routes) as Channel[]).filter((channel) => routes[channel] !== undefined);
  return {
    channels,
    async deliver(message) {
      const route = routes[message.channel];
      if (route === undefined) throw new Fault('channel_missing', `there is no way to send by ${message.channel}`);
      await route.deliver(message);
    },
    async close() {
      for (const mailer of new Set(Object.values(routes))) await mailer.close();
    },
  };
}

import { Fault } from '@candor/kernel';
import type { Channel, Mailer, Message } from './mailer.ts';

/** One mailer for each channel; a channel without one is not offered. */
export function routedMailer(routes: Readonly<Partial<Record<Channel, Mailer>>>): Mailer {
  const channels = (Object.keys(routes) as Channel[]).filter((channel) => routes[channel] !== undefined);
  function routeOf({ channel }: Message): Mailer {
    const route = routes[channel];
    if (route === undefined) throw new Fault('channel_missing', `there is no way to send by ${channel}`);
    return route;
  }
  return {
    channels,
    deliver: async (message) => routeOf(message).deliver(message),
    handOver: async (message) => routeOf(message).handOver(message),
    async close() {
      for (const mailer of new Set(Object.values(routes))) await mailer.close();
    },
  };
}

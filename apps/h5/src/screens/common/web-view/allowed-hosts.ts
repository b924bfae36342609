import type { getContact, OutputOf } from '@candor/contract';

type Channels = OutputOf<typeof getContact>['channels'];

/** The sites that may be opened: those the operator names as his own on the contact page. */
export function allowedHosts(channels: Channels): ReadonlySet<string> {
  const hosts = channels
    .filter(({ kind, value }) => kind === 'website' && URL.canParse(value))
    .map(({ value }) => new URL(value).hostname);
  return new Set(hosts);
}

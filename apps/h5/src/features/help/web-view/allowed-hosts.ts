import type { getContact, OutputOf } from '@candor/api';

type Channels = OutputOf<typeof getContact>['channels'];

/** Maps that can show one of our places (pages/system/open-location). */
const mapHosts = ['www.openstreetmap.org', 'maps.apple.com'];

/** The sites that may be opened: those that the operator lists as their own on the contact page, and two maps. */
export function allowedHosts(channels: Channels): ReadonlySet<string> {
  const hosts = channels
    .filter(({ kind, value }) => kind === 'website' && URL.canParse(value))
    .map(({ value }) => new URL(value).hostname);
  return new Set([...hosts, ...mapHosts]);
}
